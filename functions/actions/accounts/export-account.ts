import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { exportMyData } from '#core/contract/own-data.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { exportedSearches } from '../digests/saved-searches.ts';
import { userOf } from './account.ts';
import { exportSections, withAnnotations } from './export-sections.ts';

/** A page of all that is kept of somebody; what is small stands in the first. */
export async function exportAccount(
  caller: Caller,
  after: string | undefined,
): Promise<ResponseOf<typeof exportMyData>> {
  const [user, { items, next }] = await Promise.all([userOf(caller), userItems.pageOf(caller.id, { after })]);
  const sections = {
    ...(await exportSections(caller.id, items)),
    ...(after === undefined && (await exportedSearches(caller))),
  };
  const isWhole = after === undefined && next === null;
  return { user, ...(isWhole ? withAnnotations(sections) : sections), next };
}
