import * as z from 'zod';

/** The portal's keys come and go: what is missing or of another kind is as good as null. */
const maybe = <Type extends z.ZodType>(type: Type) => type.nullish().catch(null);
const text = z.union([z.string(), z.number()]).transform(String);
const amount = maybe(z.coerce.number());
/** One, several in a list, or none: always a list. */
const several = <Type extends z.ZodType>(one: Type) =>
  z
    .preprocess(
      (given) => (Array.isArray(given) ? given : given === null || given === undefined ? [] : [given]),
      z.array(one.nullable().catch(null)),
    )
    .transform((all) => all.filter((each) => each !== null))
    .catch([]);

const requirement = z.object({
  education: maybe(z.string()),
  qualification: maybe(z.string()),
  experience: maybe(text),
});

/** Of a record of the portal, what we read (trudvsem/API.md §1); only the first two must be there. */
export const trudvsemVacancy = z.object({
  id: text.pipe(z.string().trim().min(1)),
  'job-name': z.string().refine((name) => name.trim() !== ''),
  source: maybe(z.string()),
  region: maybe(z.object({ name: maybe(z.string()) })),
  company: maybe(z.object({ companycode: maybe(text), name: maybe(z.string()) })),
  'creation-date': maybe(z.string()),
  date_modify: maybe(z.string()),
  salary_min: amount,
  salary_max: amount,
  vac_url: maybe(z.string()),
  employment: maybe(z.string()),
  schedule: maybe(z.string()),
  scheduleTypeComment: maybe(z.string()),
  duty: maybe(z.string()),
  requirements: maybe(z.string()),
  qualification: maybe(z.string()),
  category: maybe(z.object({ specialisation: maybe(z.string()) })),
  requirement: several(requirement),
  addresses: maybe(z.object({ address: several(z.object({ location: maybe(z.string()) })) })),
  typicalPosition: maybe(z.string()),
  skills: several(z.string()),
  workPlaceType: maybe(z.object({ workPlaceQuota: maybe(z.boolean()) })),
  benefit: maybe(z.string()),
  benefitDetails: maybe(z.string()),
  conditions: maybe(z.string()),
  medicalDocuments: maybe(z.string()),
  term: maybe(z.object({ text: maybe(z.string()) })),
});
export type TrudvsemVacancy = z.infer<typeof trudvsemVacancy>;

/** Enough to name a record that cannot be read. */
export const traces = z
  .object({ id: text.nullish().catch(null), 'job-name': z.string().nullish().catch(null) })
  .catch({ id: null, 'job-name': null });
