import { AppError } from '#core/contract/errors.ts';
import { revokeAdmin } from '#core/contract/users.ts';
import { adminRole } from '#core/domain/user.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as audit from '#functions/store/audit.ts';
import * as userRoles from '#functions/store/user-roles.ts';

const isLast = () => new AppError('conflict', 'Нельзя убрать последнего администратора');

const listAdmins = async (): Promise<string[]> =>
  (await userRoles.list()).filter(({ role }) => role === adminRole).map(({ user_id }) => user_id);

export const handler = httpEndpoint(revokeAdmin, async ({ userId }, caller) => {
  const admins = await listAdmins();
  if (!admins.includes(userId)) return {};
  if (admins.length === 1) throw isLast();
  const record = { actor: caller.id, subject: userId, title: null };
  const [is, isNot] = [{ roles: [adminRole] }, { roles: [] }];
  await audit.add({ ...record, action: 'admin_revoked', before: is, after: isNot });
  await userRoles.delete(userId, adminRole);
  // Two who remove each other in the same instant have both counted two.
  if ((await listAdmins()).length > 0) return {};
  await audit.add({ ...record, action: 'admin_granted', before: isNot, after: is });
  await userRoles.put(userId, adminRole);
  throw isLast();
});
