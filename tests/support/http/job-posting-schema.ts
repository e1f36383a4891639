import * as z from 'zod';

/** What https://developers.google.com/search/docs/appearance/structured-data/job-posting asks of each. */
const text = z.string().min(1);
const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: text.optional(),
    addressCountry: z.literal('RU'),
  }),
});
const required = {
  '@context': z.literal('https://schema.org/'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  url: z.url({ protocol: /^https$/ }),
  datePosted: z.iso.date(),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: text }),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY']).optional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('RUB'),
      value: z
        .strictObject({
          '@type': z.literal('QuantitativeValue'),
          value: z.number().positive().optional(),
          minValue: z.number().positive().optional(),
          maxValue: z.number().positive().optional(),
          unitText: z.literal('MONTH'),
        })
        .refine(({ value, minValue, maxValue }) => value ?? minValue ?? maxValue),
    })
    .optional(),
  directApply: z.literal(false),
};
const posting = z.union([
  z.strictObject({
    ...required,
    jobLocation: place,
    jobLocationType: z.literal('TELECOMMUTE').optional(),
  }),
  z.strictObject({
    ...required,
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: text }),
  }),
]);

/** Undefined of a posting that search engines take. */
export const postingErrors = (made: object | null): string | undefined =>
  posting.safeParse(JSON.parse(JSON.stringify(made))).error?.message;
