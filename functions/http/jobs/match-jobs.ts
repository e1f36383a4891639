import { matchJobs } from '#core/contract/match.ts';
import * as actions from '#functions/actions/jobs/match-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(matchJobs, actions.matchJobs, {
  answered: (MatchMilliseconds) => ({ Matches: 1, MatchMilliseconds }),
});
