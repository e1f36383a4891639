import { unsubscribe } from '#core/contract/searches.ts';
import { cannotUnsubscribe, unsubscribed } from '#functions/actions/digests/pages.ts';
import * as subscriptions from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(unsubscribe, async ({ token }) =>
  (await subscriptions.unsubscribe(token))
    ? { body: unsubscribed }
    : { status: 404 as const, body: cannotUnsubscribe },
);
