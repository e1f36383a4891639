import * as z from 'zod';
import { job } from '../domain/job/job.ts';
import { jobContacts } from '../domain/job/job-contacts.ts';
import { level } from '../domain/job/level.ts';
import { defaultTimeZone, isTimeZone } from '../domain/search/date-range.ts';
import {
  byName,
  type ChoiceName,
  type ChoiceValue,
  type CountedIdName,
  choiceFacets,
  countedFacets,
  type FacetName,
  facetNames,
  type IdName,
  idFacets,
  type LenientName,
  lenientNames,
  type ToggleCountName,
  type ToggleName,
  toggleFacets,
} from '../domain/search/facets.ts';
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

const off = flag.default(false);
const chosen = (values: readonly string[]) => z.array(z.enum(values)).max(20).default([]);
type ChoiceParameters = {
  [Name in ChoiceName]: z.ZodDefault<z.ZodArray<z.ZodType<ChoiceValue<Name>, ChoiceValue<Name>>>>;
};

export const jobCounts = z.object({
  ...byName<Record<ToggleCountName, typeof count>>(toggleFacets.map(({ countName }) => [countName, count])),
  ...byName<Record<ChoiceName | CountedIdName, typeof countOf>>(
    countedFacets.map(({ name }) => [name, countOf]),
  ),
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
      ...byName<Record<ToggleName, typeof off>>(toggleFacets.map(({ name }) => [name, off])),
      ...byName<ChoiceParameters>(choiceFacets.map(({ name, values }) => [name, chosen(values)])),
      ...byName<Record<IdName, typeof ids>>(idFacets.map(({ name }) => [name, ids])),
      /** Groups that a vacancy without a value does not pass (docs/rules.md#filter-exact). */
      exact: z
        .array(z.enum(lenientNames as [LenientName, ...LenientName[]]))
        .max(20)
        .default([]),
      from: instant.optional(),
      to: instant.optional(),
      tz: timeZone,
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
    totalWithout: z.partialRecord(z.enum(facetNames as [FacetName, ...FacetName[]]), count),
    /** Of the total, how many name no value of the group; only active groups that let them pass. */
    withoutValue: z.partialRecord(z.enum(lenientNames as [LenientName, ...LenientName[]]), count),
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
      /** The set that they are: a category's name, null of all; a level, null of every one. */
      scope: z.object({ category: z.string().nullable(), level: level.nullable() }),
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
