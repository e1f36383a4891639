import { getConfirmPage } from '#core/contract/searches.ts';
import { askToConfirm, unknownLink } from '#functions/actions/digests/pages.ts';
import { pendingOf } from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getConfirmPage, async ({ token }) =>
  (await pendingOf(token)) ? askToConfirm : unknownLink,
);
