import { getConfirmPage } from '#core/contract/searches.ts';
import { askToConfirm, cannotConfirm } from '#functions/actions/digests/pages.ts';
import { pendingOf } from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getConfirmPage, async ({ token }) => {
  const pending = await pendingOf(token);
  return pending ? { body: askToConfirm(pending.name) } : { status: 404 as const, body: cannotConfirm };
});
