import { getJob } from '#core/contract/job-details.ts';
import * as actions from '#functions/actions/jobs/get-job.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getJob, actions.getJob);
