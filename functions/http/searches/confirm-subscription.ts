import { confirmSubscription } from '#core/contract/searches.ts';
import { cannotConfirm, confirmed, isFull } from '#functions/actions/digests/pages.ts';
import { confirm } from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(confirmSubscription, async ({ token }) => {
  const outcome = await confirm(token);
  if (outcome === null) return { status: 404 as const, body: cannotConfirm };
  return { body: outcome === 'full' ? isFull : confirmed };
});
