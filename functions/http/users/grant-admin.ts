import { grantAdmin } from '#core/contract/users.ts';
import { grantAdminRole } from '#functions/actions/accounts/grant-admin-role.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(grantAdmin, async ({ userId }, caller) => {
  await grantAdminRole(caller, userId);
  return {};
});
