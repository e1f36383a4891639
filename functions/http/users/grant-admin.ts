import { grantAdmin } from '#core/contract/users.ts';
import { giveAdminRole } from '#functions/actions/accounts/give-admin-role.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(grantAdmin, async ({ userId }, caller) => {
  await giveAdminRole(caller, userId);
  return {};
});
