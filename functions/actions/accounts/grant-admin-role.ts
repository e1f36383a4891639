import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { adminRole } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import { findAccount } from './account-lookup.ts';

const noSuchUser = (cause?: unknown) => new AppError('not_found', 'Такого пользователя нет', { cause });

/** Who has it already is fine; throws `not_found`, and `conflict` of an e-mail that nobody has proved. What is done is on record. */
export async function grantAdminRole(caller: Caller, userId: string): Promise<void> {
  const account = await findAccount(userId, caller);
  if (!account) throw noSuchUser();
  const roles = await userRoles.listOf(userId);
  if (roles.includes(adminRole)) return;
  if (!userPool.hasProvedEmail(account))
    throw new AppError('conflict', `Почта ${account.email} не\u00a0подтверждена`);
  try {
    await accounts.withLease(userId, async () => {
      await audit.add({
        actor: caller.id,
        action: 'admin_granted',
        subject: userId,
        title: null,
        before: { roles },
        after: { roles: [...roles, adminRole] },
      });
      await userRoles.put(userId, adminRole);
    });
  } catch (error) {
    // It is the other's account that is being erased, not the caller's.
    throw accounts.isErased(error) ? noSuchUser(error) : error;
  }
}
