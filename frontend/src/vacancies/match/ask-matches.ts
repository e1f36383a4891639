import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { matchJobs } from '#core/contract/match.ts';
import { type Seeker, seeker as schema } from '#core/domain/match/seeker/seeker.ts';
import { callApi } from '../../api/call-api.ts';
import type { toSearchRequest } from '../search-address.ts';

export type MatchedJobs = ResponseOf<typeof matchJobs>;

/**
 * All that leaves the browser for a match (docs/rules.md#match-request): the search, and of the person what the schema
 * names and nothing beside it.
 */
export function matchRequest(
  { sort: _byMatch, ...question }: ReturnType<typeof toSearchRequest>,
  seeker: Seeker,
): RequestOf<typeof matchJobs> {
  return { ...question, seeker: schema.parse(seeker) };
}

export const askMatches = (
  question: ReturnType<typeof toSearchRequest>,
  seeker: Seeker,
  signal?: AbortSignal,
): Promise<MatchedJobs> => callApi(matchJobs, matchRequest(question, seeker), signal);
