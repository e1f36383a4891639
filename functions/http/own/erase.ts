import * as files from '#functions/external/files.ts';
import * as userItems from '#functions/store/user-items.ts';
import * as userRoles from '#functions/store/user-roles.ts';

/** Every item and every version of every file; false where the time, as of `Date.now`, was up before the last. */
export async function eraseOwn(userId: string, until: number): Promise<boolean> {
  if (!(await userItems.deleteAllOf(userId, until))) return false;
  return !files.hasBucket() || files.deleteAllOf(userId, until);
}

export async function eraseRoles(userId: string): Promise<void> {
  for (const role of await userRoles.listOf(userId)) await userRoles.delete(userId, role);
}
