import { listSimilarJobs } from '#core/contract/match.ts';
import * as actions from '#functions/actions/jobs/list-similar-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listSimilarJobs, actions.listSimilarJobs);
