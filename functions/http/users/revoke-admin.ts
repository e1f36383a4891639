import { AppError } from '#core/contract/errors.ts';
import { revokeAdmin } from '#core/contract/users.ts';
import { takeAdminRole } from '#functions/actions/accounts/take-admin-role.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(revokeAdmin, async ({ userId }, caller) => {
  if (!(await takeAdminRole(caller.id, userId)))
    throw new AppError('conflict', 'Нельзя убрать последнего администратора');
  return {};
});
