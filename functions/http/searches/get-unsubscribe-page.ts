import { getUnsubscribePage } from '#core/contract/searches.ts';
import { askToUnsubscribe, cannotUnsubscribe } from '#functions/actions/digests/pages.ts';
import { isUnsubscribeToken } from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getUnsubscribePage, async ({ token }) =>
  (await isUnsubscribeToken(token))
    ? { body: askToUnsubscribe }
    : { status: 404 as const, body: cannotUnsubscribe },
);
