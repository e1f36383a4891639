import { adminRole } from '#core/domain/user/user.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';

const listAdmins = async (): Promise<string[]> =>
  (await userRoles.list()).filter(({ role }) => role === adminRole).map(({ user_id }) => user_id);

/** False where nobody would be left with it; who does not have it is fine. What is done is on record. */
export async function revokeAdminRole(actor: string, userId: string): Promise<boolean> {
  const admins = await listAdmins();
  if (!admins.includes(userId)) return true;
  if (admins.length === 1) return false;
  const record = { actor, subject: userId, title: null };
  const [withRole, withoutRole] = [{ roles: [adminRole] }, { roles: [] }];
  await audit.add({ ...record, action: 'admin_revoked', before: withRole, after: withoutRole });
  await userRoles.delete(userId, adminRole);
  // Two who remove each other in the same instant have both counted two.
  if ((await listAdmins()).length > 0) return true;
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
