import { exportMyData } from '#core/contract/own-data.ts';
import { userOf } from '#functions/actions/accounts/account.ts';
import { exportSections, withAnnotations } from '#functions/actions/accounts/export-sections.ts';
import { exportedSearches } from '#functions/actions/digests/saved-searches.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(exportMyData, async ({ after }, caller) => {
  const [user, { items, next }] = await Promise.all([userOf(caller), userItems.pageOf(caller.id, { after })]);
  const sections = {
    ...(await exportSections(caller.id, items)),
    ...(after === undefined && (await exportedSearches(caller))),
  };
  const isWhole = after === undefined && next === null;
  return { user, ...(isWhole ? withAnnotations(sections) : sections), next };
});
