import { subscribe } from '#core/contract/searches.ts';
import * as subscriptions from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(subscribe, async (wish, _caller, { viewer }) => {
  await subscriptions.subscribe(wish, viewer);
  return {};
});
