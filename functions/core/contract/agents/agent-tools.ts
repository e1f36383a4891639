import * as z from 'zod/mini';
import { job } from '../../domain/job/shown-job.ts';
import { maxConcepts, minSkills, seeker, term } from '../../domain/match/seeker/seeker.ts';
import { byName, type IdName, idFacets, type SharedName, sharedFacets } from '../../domain/search/facets.ts';
import { copyView, sortOrder } from '../../domain/search/listing.ts';
import { salaryMarket } from '../../domain/search/market.ts';
import { maxValues } from '../../domain/search/shared-filters.ts';
import { getCatalog } from '../catalog.ts';
import { getJob } from '../job-details.ts';
import { count, id, idsUpTo, isSpanInOrder, searchJobs, searchShape, searchText } from '../jobs.ts';

/*
 * What a program that acts for somebody may ask (docs/rules.md#mcp-tools), each by what the site's own operations take and
 * answer. Whatever others wrote stands under `foreign`, and nothing of ours does (docs/rules.md#mcp-foreign).
 */

const { page, copies: _copies, companySearch: _companySearch, ...filterShape } = searchShape;
const { withoutValue, spelling, totalWithoutWord, asFilters } = searchJobs.response.shape;

/** No more values than the link of the answer can hold. */
const filters = {
  ...filterShape,
  ...byName<Record<IdName, ReturnType<typeof idsUpTo>>>(
    idFacets.map(({ name }) => [name, idsUpTo(maxValues)]),
  ),
};

/** A span of time, as a search takes it. */
export const spanArguments = ['from', 'to'] as const;
type FilterName = Exclude<SharedName, 'date'> | (typeof spanArguments)[number];
const filterNames: readonly FilterName[] = sharedFacets.flatMap((facet) =>
  facet.kind === 'date' ? spanArguments : [facet.name],
);

/** In every answer: where a person sees the same, and how to read it. */
const commonResponse = { link: z.string(), notice: z.string() };

/** Of a vacancy whose source lets no more be handed on there is a title alone (docs/rules.md#mcp-not-indexed). */
const vacancy = z.object({
  id: z.string(),
  link: z.string(),
  facts: z.optional(
    z.pick(job, {
      type: true,
      level: true,
      salary: true,
      createdAt: true,
      postedAt: true,
      isRecommended: true,
      source: true,
      categoryId: true,
      industryId: true,
      copies: true,
    }),
  ),
  foreign: z.object({
    title: z.string(),
    company: z.optional(z.string()),
    location: z.optional(z.string()),
    salaryWords: z.optional(z.string()),
    tags: z.optional(z.array(z.string())),
    sourceUrl: z.optional(z.string()),
  }),
});
export type AgentVacancy = z.infer<typeof vacancy>;

export const searchVacancies = {
  request: z
    .strictObject({
      ...filters,
      /** @default - apart */
      copies: z.optional(copyView),
      page,
      /** @default - as on the site */
      sort: z.optional(sortOrder),
    })
    .check(isSpanInOrder),
  response: z.object({
    ...commonResponse,
    total: count,
    cards: count,
    page: count,
    pages: count,
    withoutValue,
    vacancies: z.array(vacancy),
    /** Words of other vacancies, where those of the text find nothing, and filters that words of the text name. */
    foreign: z.object({ spelling, totalWithoutWord, asFilters }),
  }),
};

export const getVacancy = {
  request: z.strictObject({ jobId: id }),
  response: z.object({
    ...commonResponse,
    vacancy,
    /** Null where the source gives none, or does not let it be handed on. */
    foreign: z.object({ description: z.nullable(z.string()), isCut: z.boolean() }),
    market: z.nullable(getJob.response.shape.market),
    freshness: z.nullable(getJob.response.shape.freshness),
  }),
};

/** A value of a filter as a search takes it, what it is called where that is another word, and how many have it. */
const filterValue = z.object({
  value: z.string(),
  name: z.optional(z.string()),
  parent: z.optional(z.string()),
  count: z.optional(count),
});
export type FilterValue = z.infer<typeof filterValue>;

export const listFilters = {
  request: z.strictObject(z.pick(getCatalog.request, { companySearch: true }).shape),
  response: z.object({
    ...commonResponse,
    total: count,
    filters: z.array(
      z.object({
        name: z.enum(filterNames as [FilterName, ...FilterName[]]),
        kind: z.string(),
        /** Whether a vacancy that names no value passes: `exact` may forbid it. */
        passesWithoutValue: z.optional(z.boolean()),
        values: z.optional(z.array(filterValue)),
        /** Of a list that employers and sources have written; `size` says of how many. */
        foreign: z.optional(z.array(filterValue)),
        size: z.optional(count),
      }),
    ),
    sort: z.array(sortOrder),
  }),
};

export const market = {
  request: z.strictObject(filters).check(isSpanInOrder),
  response: z.object({
    ...commonResponse,
    total: count,
    withoutValue,
    salary: z.nullable(salaryMarket),
    /** Of the profession that the text names: null where it names none, or too few are open. */
    role: z.nullable(z.string()),
    /** What its open vacancies ask for; 0–1. */
    foreign: z.object({ skills: z.array(z.object({ name: z.string(), share: z.number() })) }),
  }),
};

/** A person in a few words, none longer than what `matchJobs` takes; no name and no contact. */
const person = {
  position: searchText,
  skills: z.array(term).check(z.minLength(minSkills), z.maxLength(maxConcepts)),
  ...z.pick(seeker, { level: true, years: true, salary: true, city: true, relocation: true, languages: true })
    .shape,
};

const points = z.int().check(z.minimum(0));

export const explainMatch = {
  request: z.strictObject({ jobId: id, ...person }),
  response: z.object({
    ...commonResponse,
    /** What becomes of what was sent. */
    privacy: z.string(),
    vacancy,
    /** Null of a vacancy of which there is a title alone. */
    match: z.nullable(
      z.object({
        score: points,
        parts: z.record(z.string(), points),
        limit: z.nullable(z.object({ reason: z.string(), takes: points })),
        isPreliminary: z.boolean(),
        met: count,
        asked: count,
        skills: z.array(
          z.object({
            name: z.string(),
            isMust: z.boolean(),
            isMet: z.boolean(),
            /** What it follows from, where that is another skill. */
            follows: z.nullable(z.string()),
            near: z.array(z.string()),
            /** The vacancy's own words. */
            foreign: z.object({ quote: z.nullable(z.string()) }),
          }),
        ),
      }),
    ),
  }),
};

export const agentTools = {
  search_vacancies: searchVacancies,
  get_vacancy: getVacancy,
  list_filters: listFilters,
  market,
  explain_match: explainMatch,
} as const;
export type AgentToolName = keyof typeof agentTools;
