import { getClosedJob } from '#core/contract/job-details.ts';
import * as actions from '#functions/actions/jobs/get-closed-job.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getClosedJob, actions.getClosedJob);
