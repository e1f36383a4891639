import * as z from 'zod/mini';
import { job } from '../domain/job/shown-job.ts';
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
import { categoryMedians } from '../domain/search/market.ts';
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
const countByValue = z.record(z.string(), count);

export const timeZone = z._default(
  z.string().check(z.maxLength(100), z.refine(isTimeZone, 'not an IANA time zone')),
  defaultTimeZone,
);

const lenientName = z.enum(lenientNames as [LenientName, ...LenientName[]]);

const falseByDefault = z._default(flag, false);
const choiceList = (values: readonly string[]) =>
  z._default(z.array(z.enum(values)).check(z.maxLength(20)), []);
type ChoiceParameters = {
  [Name in ChoiceName]: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniType<ChoiceValue<Name>, ChoiceValue<Name>>>>;
};

type OneOf<Value> = z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniType<Value, Value>>>;
type NamedFilters = { [Name in ChoiceName]: OneOf<ChoiceValue<Name>> } & { location: OneOf<string> };
/** One value each. What JSON has no property of is not there: `exactOptional` would be code more for the first load. */
const namedFilters = byName<NamedFilters>([
  ['location', z.optional(z.array(z.string()))],
  ...choiceFacets.map(({ name, values }) => [name, z.optional(z.array(z.enum(values)))] as const),
]);

export const jobCounts = z.object({
  ...byName<Record<ToggleCountName, typeof count>>(toggleFacets.map(({ countName }) => [countName, count])),
  ...byName<Record<ChoiceName | CountedIdName, typeof countByValue>>(
    countedFacets.map(({ name }) => [name, countByValue]),
  ),
  date: z.object({ today: count, week: count, month: count }),
});
export type JobCounts = z.infer<typeof jobCounts>;

export const idsUpTo = (max: number) => z._default(z.array(id).check(z.maxLength(max)), []);

/** What its reader leaves out of a search (docs/rules.md#filter-not-company): of no feed and no address. */
export const exclusionShape = byName<Record<ExclusionName, ReturnType<typeof idsUpTo>>>(
  exclusionFacets.map(({ name, maxValues }) => [name, idsUpTo(maxValues)]),
);

/** What is searched for, the order aside. */
export const searchShape = {
  q: z._default(searchText, ''),
  ...byName<Record<ToggleName, typeof falseByDefault>>(
    toggleFacets.map(({ name }) => [name, falseByDefault]),
  ),
  ...byName<ChoiceParameters>(choiceFacets.map(({ name, values }) => [name, choiceList(values)])),
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
    /** Where nothing is found: the keys in the other layout, or the words without a wrong letter, if that finds anything. */
    spelling: z.optional(z.object({ q: z.string(), total: count })),
    /** Where words of the text name filters, and what is left of it finds more by them: what is left, the filters, and how many. */
    asFilters: z.optional(z.object({ q: z.string(), ...namedFilters, total: count })),
    /** Of the total, how many name no value of the group; only active groups that let them pass. */
    withoutValue: z.partialRecord(lenientName, count),
  }),
});
