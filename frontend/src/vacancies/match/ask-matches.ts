import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { matchJobs } from '#core/contract/match.ts';
import { type Seeker, seeker as schema } from '#core/domain/match/seeker/seeker.ts';
import { callApi } from '../../api/call-api.ts';
import type { toSearchRequest } from '../search-address.ts';

/** What of its reader's own narrows it as well. */
type JobsRequest = ReturnType<typeof toSearchRequest> & { notCompany?: string[] };

export type MatchedJobs = ResponseOf<typeof matchJobs>;

/**
 * All that leaves the browser for a match (docs/rules.md#match-request): the search, and of the person what the schema
 * names and nothing beside it.
 */
export function matchRequest(
  { sort: _byMatch, ...request }: JobsRequest,
  seeker: Seeker,
): RequestOf<typeof matchJobs> {
  return { ...request, seeker: schema.parse(seeker) };
}

export const askMatches = (
  request: JobsRequest,
  seeker: Seeker,
  signal?: AbortSignal,
): Promise<MatchedJobs> => callApi(matchJobs, matchRequest(request, seeker), signal);
