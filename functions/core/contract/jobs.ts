import * as z from 'zod';
import { job } from '../domain/job/job.ts';
import { jobContacts } from '../domain/job/job-contacts.ts';
import { jobType, jobTypes } from '../domain/job/job-type.ts';
import { level } from '../domain/job/level.ts';
import { salaryBuckets } from '../domain/job/salary.ts';
import { defaultTimeZone, isTimeZone } from '../domain/search/date-range.ts';
import { filterGroups } from '../domain/search/filters.ts';
import { sortOrder } from '../domain/search/listing.ts';
import { collapse } from '../domain/text/words.ts';
import { endpoint, flag } from './endpoint.ts';

/** Trimmed and collapsed, at most 200 characters (docs/rules.md#text-length). */
const searchText = z.string().max(1000).transform(collapse).pipe(z.string().max(200));
const ids = z.array(z.string().min(1).max(200)).max(200).default([]);
const instant = z.iso.datetime({ offset: true }).max(40);
const count = z.int().min(0);
const countOf = z.record(z.string(), count);

const timeZone = z.string().max(100).refine(isTimeZone, 'not an IANA time zone').default(defaultTimeZone);

export const jobCounts = z.object({
  aiJobs: count,
  directContacts: count,
  recommended: count,
  type: countOf,
  level: countOf,
  salary: countOf,
  category: countOf,
  company: countOf,
  location: countOf,
  industry: countOf,
  date: z.object({ today: count, week: count, month: count }),
});
export type JobCounts = z.infer<typeof jobCounts>;

export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'public',
  holdsIndex: true,
  staysWarm: true,
  takesLongQuery: true,
  request: z
    .object({
      q: searchText.default(''),
      type: z
        .array(jobType)
        .max(jobTypes.length * 2)
        .default([]),
      level: z.array(level).max(20).default([]),
      salary: z.array(z.enum(salaryBuckets)).max(20).default([]),
      category: ids,
      subcategory: ids,
      company: ids,
      location: ids,
      industry: ids,
      from: instant.optional(),
      to: instant.optional(),
      tz: timeZone,
      ai: flag.default(false),
      contacts: flag.default(false),
      recommended: flag.default(false),
      sort: sortOrder.default('newest'),
      page: z.coerce.number<number | string>().int().min(1).default(1),
      /**
       * What is typed in the company picker: counts come for the companies it finds, too
       * (docs/rules.md#picker-companies).
       */
      companySearch: searchText.default(''),
    })
    .refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
      path: ['from'],
      message: 'from is after to',
    }),
  response: z.object({
    total: count,
    page: z.int().min(1),
    pages: z.int().min(1),
    jobs: z.array(job),
    /** Up to three, on page 1 with no filter active (docs/rules.md#recommended-block). */
    recommended: z.array(job),
    counts: jobCounts,
    /** How many there would be if the group were lifted; only active groups. */
    totalWithout: z.partialRecord(z.enum(filterGroups), count),
  }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}',
  access: 'public',
  holdsIndex: true,
  request: z.object({ jobId: z.string().min(1).max(200), tz: timeZone }),
  response: z.object({
    job,
    /** Sanitised HTML (docs/rules.md#vacancy-description); null where the source gives none. */
    description: z.string().nullable(),
    /** The same vacancy in other cities, by city: copies under one cluster key. */
    otherCities: z.array(z.object({ id: z.string(), location: z.string() })),
    /** The similar vacancies behind the match bar and the salary strip (docs/rules.md#similar-150). */
    market: z.object({
      compared: count,
      /** Of the compared, how many are less about AI than this one: 0–1. */
      lessAboutAi: z.number().min(0).max(1),
      /** Middle of each salary, roubles a month; null under 20 salaries. */
      salary: z
        .object({
          n: count,
          p25: z.number(),
          median: z.number(),
          p75: z.number(),
          min: z.number(),
          max: z.number(),
        })
        .nullable(),
    }),
  }),
});

/** Direct contacts are for signed-in users, and never cached (docs/rules.md#detail-contacts). */
export const getJobContacts = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}/contacts',
  access: 'user',
  request: z.object({ jobId: z.string().min(1).max(200) }),
  response: z.object({ contacts: jobContacts }),
});
