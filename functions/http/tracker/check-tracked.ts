import { checkTracked } from '#core/contract/tracker.ts';
import * as actions from '#functions/actions/tracker/check-tracked.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(checkTracked, actions.checkTracked);
