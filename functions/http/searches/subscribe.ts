import { subscribe } from '#core/contract/searches.ts';
import * as subscriptions from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(subscribe, async (request, _caller, { viewer }) => {
  await subscriptions.subscribe(request, viewer);
  return {};
});
