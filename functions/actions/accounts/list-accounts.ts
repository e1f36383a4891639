import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import type { listUsers } from '#core/contract/users.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { canaryEmail } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { hasDirectory } from './account-lookup.ts';

/** As many as Cognito gives at once. */
const pageSize = 60;

/** A page of accounts with their roles. Where the stage has no directory an administrator finds only themselves. */
export async function listAccounts(
  { email, after }: ParsedRequestOf<typeof listUsers>,
  caller: Caller,
): Promise<ResponseOf<typeof listUsers>> {
  const page = hasDirectory() ? await userPool.list({ emailPrefix: email, after, limit: pageSize }) : null;
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
}
