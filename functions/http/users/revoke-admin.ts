import { AppError } from '#core/contract/errors.ts';
import { revokeAdmin } from '#core/contract/users.ts';
import { revokeAdminRole } from '#functions/actions/accounts/revoke-admin-role.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(revokeAdmin, async ({ userId }, caller) => {
  if (!(await revokeAdminRole(caller.id, userId)))
    throw new AppError('conflict', 'Нельзя убрать последнего администратора');
  return {};
});
