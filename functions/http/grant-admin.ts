import { AppError } from '#core/contract/errors.ts';
import { grantAdmin } from '#core/contract/users.ts';
import { adminRole } from '#core/domain/user.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as audit from '#functions/store/audit.ts';
import * as userRoles from '#functions/store/user-roles.ts';
import { findAccount } from './admin/people.ts';

export const handler = httpEndpoint(grantAdmin, async ({ userId }, caller) => {
  if (!(await findAccount(userId, caller))) throw new AppError('not_found', 'Такого пользователя нет');
  const roles = await userRoles.listOf(userId);
  if (roles.includes(adminRole)) return {};
  await audit.add({
    actor: caller.id,
    action: 'admin_granted',
    subject: userId,
    title: null,
    before: { roles },
    after: { roles: [...roles, adminRole] },
  });
  await userRoles.put(userId, adminRole);
  return {};
});
