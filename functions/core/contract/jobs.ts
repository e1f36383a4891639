import * as z from 'zod/mini';
import { job } from '../domain/job/job.ts';
import { jobContacts } from '../domain/job/job-contacts.ts';
import { level } from '../domain/job/level.ts';
import { payKinds } from '../domain/job/pay/salary.ts';
import { demand } from '../domain/match/score/demand.ts';
import { category } from '../domain/search/catalog.ts';
import { defaultTimeZone, isTimeZone } from '../domain/search/date-range.ts';
import {
  byName,
  type ChoiceName,
  type ChoiceValue,
  type CountedIdName,
  choiceFacets,
  countedFacets,
  type ExclusionName,
  exclusionFacets,
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
import { copyView, sortOrder } from '../domain/search/listing.ts';
import { collapse } from '../domain/text/words.ts';
import { endpoint, flag } from './endpoint.ts';

/** Trimmed and collapsed, at most 200 characters (docs/rules.md#text-length). */
export const searchText = z.pipe(
  z.pipe(z.string().check(z.maxLength(1000)), z.transform(collapse)),
  z.string().check(z.maxLength(200)),
);
export const id = z.string().check(z.minLength(1), z.maxLength(200));
export const ids = z._default(z.array(id).check(z.maxLength(200)), []);
const instant = z.iso.datetime({ offset: true }).check(z.maxLength(40));
export const count = z.int().check(z.minimum(0));
const countOf = z.record(z.string(), count);

export const timeZone = z._default(
  z.string().check(z.maxLength(100), z.refine(isTimeZone, 'not an IANA time zone')),
  defaultTimeZone,
);

const lenientName = z.enum(lenientNames as [LenientName, ...LenientName[]]);

const off = z._default(flag, false);
const chosen = (values: readonly string[]) => z._default(z.array(z.enum(values)).check(z.maxLength(20)), []);
type ChoiceParameters = {
  [Name in ChoiceName]: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniType<ChoiceValue<Name>, ChoiceValue<Name>>>>;
};

export const jobCounts = z.object({
  ...byName<Record<ToggleCountName, typeof count>>(toggleFacets.map(({ countName }) => [countName, count])),
  ...byName<Record<ChoiceName | CountedIdName, typeof countOf>>(
    countedFacets.map(({ name }) => [name, countOf]),
  ),
  date: z.object({ today: count, week: count, month: count }),
});
export type JobCounts = z.infer<typeof jobCounts>;

/** Middle of each salary of one kind, roubles a month; null under 20 (docs/rules.md#similar-salary). */
export const salaryMarket = z.nullable(
  z.object({
    pay: z.enum(payKinds),
    n: count,
    p25: z.number(),
    median: z.number(),
    p75: z.number(),
    min: z.number(),
    max: z.number(),
    /** How many lie in each part of the strip that shows them, from its low end. */
    bins: z.array(count),
  }),
);

/**
 * Category → kind of pay → the median of its open vacancies (docs/rules.md#card-median): once an answer, of what its cards
 * need alone.
 */
export const categoryMedians = z.record(z.string(), z.partialRecord(z.enum(payKinds), z.number()));

const idsUpTo = (most: number) => z._default(z.array(id).check(z.maxLength(most)), []);

/** What its reader leaves out of a search (docs/rules.md#filter-not-company): of no feed and no address. */
export const exclusionShape = byName<Record<ExclusionName, ReturnType<typeof idsUpTo>>>(
  exclusionFacets.map(({ name, mostValues }) => [name, idsUpTo(mostValues)]),
);

/** What is searched for, the order aside. */
export const searchShape = {
  q: z._default(searchText, ''),
  ...byName<Record<ToggleName, typeof off>>(toggleFacets.map(({ name }) => [name, off])),
  ...byName<ChoiceParameters>(choiceFacets.map(({ name, values }) => [name, chosen(values)])),
  ...byName<Record<IdName, typeof ids>>(idFacets.map(({ name }) => [name, ids])),
  /** Groups that a vacancy without a value does not pass (docs/rules.md#filter-exact). */
  exact: z._default(z.array(lenientName).check(z.maxLength(20)), []),
  from: z.optional(instant),
  to: z.optional(instant),
  tz: timeZone,
  copies: z._default(copyView, 'apart'),
  page: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1)), 1),
  /**
   * What is typed in the company picker: counts come for the companies it finds, too
   * (docs/rules.md#picker-companies).
   */
  companySearch: z._default(searchText, ''),
};

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

export const isSpanInOrder = z.refine<Span>(
  ({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to),
  { path: ['from'], message: 'from is after to' },
);

export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'public',
  holdsIndex: true,
  staysWarm: true,
  takesLongQuery: true,
  request: z
    .object({ ...searchShape, ...exclusionShape, sort: z._default(sortOrder, 'newest') })
    .check(isSpanInOrder),
  response: z.object({
    total: count,
    /** How many vacancies all pages have: fewer than the total where copies are folded. */
    cards: count,
    page: z.int().check(z.minimum(1)),
    pages: z.int().check(z.minimum(1)),
    jobs: z.array(job),
    /** Up to three, on page 1 with no filter active (docs/rules.md#recommended-block). */
    recommended: z.array(job),
    medians: categoryMedians,
    counts: jobCounts,
    /** How many there would be if the group were lifted; only active groups. */
    totalWithout: z.partialRecord(z.enum(facetNames as [FacetName, ...FacetName[]]), count),
    /** In the order 'relevance', how many of the cards hold a word only inside another one: they stand last. */
    insideOnly: count,
    /** Where two to eight words find nothing: of each, how many there would be without it. */
    totalWithoutWord: z.array(z.object({ word: z.string(), total: count })),
    /** Of the total, how many name no value of the group; only active groups that let them pass. */
    withoutValue: z.partialRecord(lenientName, count),
  }),
});

/** The set that vacancies alike are: a category's name, null of all; a level, null of every one. */
const similarityScope = z.object({ category: z.nullable(z.string()), level: z.nullable(level) });

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}',
  access: 'public',
  holdsIndex: true,
  request: z.object({ jobId: id, tz: timeZone }),
  response: z.object({
    job,
    /** Sanitised HTML (docs/rules.md#vacancy-description); null where the source gives none. */
    description: z.nullable(z.string()),
    /** Of the vacancy and its copies the one by whose address others know them (docs/rules.md#page-canonical). */
    canonicalId: z.string(),
    /** The same vacancy in other cities, by city: copies under one cluster key. */
    otherCities: z.array(z.object({ id: z.string(), location: z.string() })),
    /** The similar vacancies behind the match bar and the salary strip (docs/rules.md#similar-150). */
    market: z.object({
      compared: count,
      scope: similarityScope,
      /** Of the compared, how many are less about AI than this one: 0–1. */
      lessAboutAi: z.number().check(z.minimum(0), z.maximum(1)),
      salary: salaryMarket,
    }),
    /** What it asks for, and the version by which it was read: null before that (docs/rules.md#vacancy-asks). */
    demand,
    demandVersion: z.nullable(z.int()),
    /** How long it is open, in days of Moscow's calendar (docs/rules.md#freshness-open). */
    freshness: z.object({
      /** ISO instant. */
      openSince: z.string(),
      openDays: count,
      reposts: count,
      /** By which day half of those like it have closed, of how many; null under fifty that have. */
      closing: z.nullable(z.object({ days: count, n: count, scope: similarityScope })),
    }),
  }),
});

/**
 * What is left of a vacancy that its source has closed, and where those like it are (docs/rules.md#detail-closed);
 * `not_found` of any other.
 */
export const getClosedJob = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}/closed',
  access: 'public',
  holdsIndex: true,
  request: z.object({ jobId: id }),
  response: z.object({
    title: z.string(),
    company: z.string(),
    /** ISO instant; null where we did not see it happen. */
    closedAt: z.nullable(z.string()),
    /** Of its category, and of its level where there are such; null where nothing like it is open. */
    similar: z.nullable(z.object({ category, level: z.nullable(level), total: count })),
  }),
});

/** Direct contacts are for signed-in users, and never cached (docs/rules.md#detail-contacts). */
export const getJobContacts = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}/contacts',
  access: 'user',
  request: z.object({ jobId: id }),
  response: z.object({ contacts: jobContacts }),
});
