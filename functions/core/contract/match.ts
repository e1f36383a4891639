import * as z from 'zod/mini';
import { job } from '../domain/job/shown-job.ts';
import { seeker } from '../domain/match/seeker/seeker.ts';
import { endpoint } from './endpoint.ts';
import { count, exclusionShape, id, isSpanInOrder, searchJobs, searchShape, timeZone } from './jobs.ts';

/** How well a card's vacancy and the caller go together (docs/rules.md#match-score). */
const cardMatch = z.object({
  /** Of 100. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** Of its asks, how many the caller meets. */
  met: count,
  asked: count,
  /** Names of the heaviest that they do not meet. */
  missing: z.array(z.string()),
  /** Little of it is known on both sides. */
  isPreliminary: z.boolean(),
});
export type CardMatch = z.infer<typeof cardMatch>;

/** Bytes of a request. */
export const maxMatchRequestBytes = 8192;

/**
 * The search, in the order of a personal match. Of a person come only ids and stems of our own vocabulary; what is not
 * in it is dropped, and nothing is kept (docs/rules.md#match-request).
 */
export const matchJobs = endpoint({
  method: 'POST',
  path: '/api/match/jobs',
  access: 'public',
  holdsIndex: true,
  maxBodyBytes: maxMatchRequestBytes,
  request: z.object({ ...searchShape, ...exclusionShape, seeker }).check(isSpanInOrder),
  response: z.object({
    ...searchJobs.response.shape,
    /** See `demandVersion`: a browser with another one loads itself anew. */
    version: z.int(),
    /** How many cards stand by their match; those behind them stand by date. */
    ranked: count,
    /** By id, of the page's cards that stand by their match and of the recommended. */
    matches: z.record(z.string(), cardMatch),
    /** What the ranked vacancies ask for most often that the caller does not bring, and in how many of them. */
    gaps: z.array(z.object({ name: z.string(), count })),
  }),
});

/** Up to six open vacancies like one, by role and asks; the nearest first (docs/rules.md#similar-jobs). */
export const listSimilarJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}/similar',
  access: 'public',
  holdsIndex: true,
  cachedFor: 60,
  request: z.object({ jobId: id, tz: timeZone }),
  response: z.object({
    jobs: z.array(
      z.object({
        job,
        /** Of its role to the vacancy's; null where a title names none. */
        role: z.nullable(z.enum(['same', 'general', 'related'])),
        /** Skills that both ask for. */
        sharedSkills: count,
      }),
    ),
  }),
});
