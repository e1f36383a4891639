import { searchJobs } from '#core/contract/jobs.ts';
import * as actions from '#functions/actions/jobs/search-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(searchJobs, actions.searchJobs, {
  answered: (SearchMilliseconds) => ({ Searches: 1, SearchMilliseconds }),
});
