import { employmentTypeOf, remote } from '#core/domain/job/job-type.ts';
import type { OpenJob } from '../vacancies/queries.ts';

const russia = 'RU';

/**
 * A vacancy as schema.org's JobPosting (https://schema.org/JobPosting), which Google and Yandex read. Null of one without
 * words of its own: both want a description, and we invent none. `url` is whole.
 */
export function jobPosting({ job, description }: OpenJob, url: string): object | null {
  if (description === null) return null;
  const employmentType = employmentTypeOf(job.type);
  const isRemote = job.type === remote;
  // Only one source says that it is of one country.
  const country = job.source === 'trudvsem' ? { addressCountry: russia } : {};
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    url,
    datePosted: job.createdAt.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: russia },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: job.location, ...country },
          },
        }),
    ...(employmentType && { employmentType }),
    // What a source says in other words (a shift, another currency) is not a month's pay in roubles.
    ...(job.salary && job.salaryWords === null && { baseSalary: salaryOf(job.salary) }),
    directApply: false,
  };
}

const salaryOf = ({ min, max }: { min: number; max: number }) => ({
  '@type': 'MonetaryAmount',
  currency: 'RUB',
  value: {
    '@type': 'QuantitativeValue',
    ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
    unitText: 'MONTH',
  },
});
