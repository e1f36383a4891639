import { sourceInfo } from '#core/domain/import/source.ts';
import { unnamedCompany, unnamedPlace } from '#core/domain/import/unnamed.ts';
import { moscowDate } from '#core/domain/job/freshness.ts';
import { employmentTypeOf, jobTypeLabel, jobTypesOf, project, remote } from '#core/domain/job/job-type.ts';
import {
  lowerBoundPrefix,
  type Salary,
  splitSalaryWords,
  upperBoundPrefix,
} from '#core/domain/job/pay/salary.ts';
import { isRussianCity } from '#core/domain/text/cities.ts';
import type { OpenJob } from '../vacancies/detail/queries.ts';

/**
 * A vacancy as schema.org's JobPosting (https://schema.org/JobPosting), which Google and Yandex read. Null of one without
 * words of its own, an employer or a country: both want them, and we invent none. Where a source has vacancies of several
 * countries, a city that we know says which. Remote work is for a country, or, where its source has several, belongs to a
 * place. `url` is whole.
 */
export function jobPosting({ job, description }: OpenJob, url: string): object | null {
  if (description === null || job.company === unnamedCompany) return null;
  const isRemote = jobTypesOf({ job_type: job.type, location: job.location }).includes(remote);
  const hasPlace = job.location !== unnamedPlace && jobTypeLabel(job.location) !== remote;
  const source = job.source === 'manual' ? undefined : sourceInfo(job.source);
  const country = source?.country;
  const addressCountry = country ?? (isRussianCity(job.location) ? 'RU' : undefined);
  if (!addressCountry) return null;
  const isTemporary = job.type === project && source?.hasTemporaryProjects;
  const employmentType = isTemporary ? 'TEMPORARY' : employmentTypeOf(job.type);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    url,
    datePosted: moscowDate(job.createdAt),
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(isRemote && country
      ? { applicantLocationRequirements: { '@type': 'Country', name: country } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(hasPlace && { addressLocality: job.location }),
              addressCountry,
            },
          },
        }),
    ...(employmentType && { employmentType }),
    ...baseSalaryOf(job),
    directApply: false,
  };
}

/** A month's pay in roubles; what a source says in other words (a shift, another currency) is none. */
function baseSalaryOf({ salary, salaryWords }: OpenJob['job']): object {
  const amount = salaryWords === null ? null : splitSalaryWords(salaryWords).amount;
  if (!salary || (amount !== null && !amount.endsWith('₽'))) return {};
  const value = amountsOf(salary, amount);
  return value === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'RUB',
          value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' },
        },
      };
}

/** Of one amount only the source's words say whether it is the least, the most or the pay itself. */
function amountsOf({ min, max }: Salary, amount: string | null): object | null {
  if (min !== max) return { minValue: min, maxValue: max };
  if (amount === null) return null;
  if (lowerBoundPrefix.test(amount)) return { minValue: min };
  return upperBoundPrefix.test(amount) ? { maxValue: max } : { value: min };
}
