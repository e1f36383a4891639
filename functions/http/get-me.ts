import { AppError } from '#core/contract/errors.ts';
import { getMe } from '#core/contract/users.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as userRoles from '#functions/store/user-roles.ts';

export const handler = httpEndpoint(getMe, async (_, caller) => {
  const [account, roles] = await Promise.all([userPool.find(caller.username), userRoles.listOf(caller.id)]);
  // Deleted or closed within the quarter of an hour that the token still lives.
  if (!account?.isEnabled) throw new AppError('unauthorized', 'Войдите, чтобы продолжить');
  return { user: { id: caller.id, email: account.email, created_at: account.createdAt, roles } };
});
