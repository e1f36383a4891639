import { AppError } from '#core/contract/errors.ts';
import type { User } from '#core/domain/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import type { Caller } from '#functions/runtime/access.ts';
import * as userRoles from '#functions/store/user-roles.ts';

/**
 * Refuses who was deleted or closed within the quarter of an hour that the token still lives. Whatever keeps something
 * for a user asks this first: else another tab would leave it behind in the name of nobody.
 */
export async function accountOf(caller: Caller): Promise<userPool.Account> {
  const account = await userPool.findOwner(caller);
  if (!account?.isEnabled) throw new AppError('unauthorized', 'Войдите, чтобы продолжить');
  return account;
}

export async function userOf(caller: Caller): Promise<User> {
  const [account, roles] = await Promise.all([accountOf(caller), userRoles.listOf(caller.id)]);
  return { id: caller.id, email: account.email, created_at: account.createdAt, roles };
}
