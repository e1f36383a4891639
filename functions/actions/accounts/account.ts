import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import type { User } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';

/** Refuses who was deleted or closed within the quarter of an hour that the token still lives. */
async function accountOf(caller: Caller): Promise<userPool.Account> {
  const account = await userPool.findOwner(caller);
  if (!account?.isEnabled) throw new AppError('unauthorized', 'Войдите, чтобы продолжить');
  return account;
}

/** Whatever keeps something for its caller does it in here: an erasure waits for it, and it does not begin after one. */
export async function withWriteLease<Value>(
  caller: Caller,
  work: (lease: accounts.WriteLease) => Promise<Value>,
): Promise<Value> {
  await accountOf(caller);
  return accounts.withLease(caller.id, work);
}

export async function userOf(caller: Caller): Promise<User> {
  const [account, roles] = await Promise.all([accountOf(caller), userRoles.listOf(caller.id)]);
  return { id: caller.id, email: account.email, created_at: account.createdAt, roles };
}
