import { adminRole } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import { hasDirectory } from './account-lookup.ts';

/** Whether the role is of use to anybody: an account that was deleted, closed or never confirmed may have a record. */
const canActAs = async (userId: string): Promise<boolean> =>
  !hasDirectory() || ((await userPool.canSignIn(userId)) ?? true);

const listAdmins = async (): Promise<string[]> =>
  (await userRoles.list()).filter(({ role }) => role === adminRole).map(({ user_id }) => user_id);

async function hasAdminBeside(userId: string): Promise<boolean> {
  for (const id of await listAdmins()) if (id !== userId && (await canActAs(id))) return true;
  return false;
}

/** False where nobody would be left who could use it; who does not have it is fine. What is done is on record. */
export async function revokeAdminRole(actor: string, userId: string): Promise<boolean> {
  if (!(await listAdmins()).includes(userId)) return true;
  if (!(await hasAdminBeside(userId))) return false;
  const record = { actor, subject: userId, title: null };
  const [withRole, withoutRole] = [{ roles: [adminRole] }, { roles: [] }];
  await audit.add({ ...record, action: 'admin_revoked', before: withRole, after: withoutRole });
  await userRoles.delete(userId, adminRole);
  // Two who remove each other in the same instant have both counted two.
  if (await hasAdminBeside(userId)) return true;
  try {
    await accounts.withLease(userId, async () => {
      await audit.add({ ...record, action: 'admin_granted', before: withoutRole, after: withRole });
      await userRoles.put(userId, adminRole);
    });
  } catch (error) {
    if (accounts.isErased(error)) return true;
    throw error;
  }
  return false;
}
