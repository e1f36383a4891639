import * as z from 'zod/mini';
import { jobContacts } from '../domain/job/job-contacts.ts';
import { level } from '../domain/job/level.ts';
import { job } from '../domain/job/shown-job.ts';
import { demand } from '../domain/match/score/demand.ts';
import { category } from '../domain/search/catalog.ts';
import { salaryMarket } from '../domain/search/market.ts';
import { endpoint } from './endpoint.ts';
import { count, id, timeZone } from './jobs.ts';

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
      salary: z.nullable(salaryMarket),
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
