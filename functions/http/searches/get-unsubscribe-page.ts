import { getUnsubscribePage } from '#core/contract/searches.ts';
import { askToLeave, cannotLeave } from '#functions/actions/digests/pages.ts';
import { isLeaving } from '#functions/actions/digests/subscribe.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getUnsubscribePage, async ({ token }) =>
  (await isLeaving(token)) ? askToLeave : cannotLeave,
);
