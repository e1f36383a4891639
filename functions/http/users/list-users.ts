import { listUsers } from '#core/contract/users.ts';
import { canaryEmail } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { httpEndpoint } from '../endpoints.ts';

/** As many as Cognito gives at once. */
const pageSize = 60;

export const handler = httpEndpoint(listUsers, async ({ email, after }, caller) => {
  const hasDirectory = env('USER_DIRECTORY') === 'true';
  const page = hasDirectory ? await userPool.list({ emailPrefix: email, after, limit: pageSize }) : null;
  const accounts = page?.accounts ?? [await userPool.findOwner(caller)];
  const roles = Map.groupBy(await userRoles.list(), ({ user_id }) => user_id);
  return {
    users: accounts
      .filter((account) => account !== null)
      .filter(({ email }) => email !== canaryEmail)
      .map((account) => ({
        id: account.id,
        email: account.email,
        created_at: account.createdAt,
        roles: (roles.get(account.id) ?? []).map(({ role }) => role),
      })),
    next: page?.next ?? null,
    isDirectory: page !== null,
  };
});
