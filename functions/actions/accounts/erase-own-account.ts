import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { eraseAccount, isImporting } from './erase-account.ts';
import { revokeAdminRole } from './revoke-admin-role.ts';

/**
 * Erases who asks for it; false where `until`, as of `Date.now`, came before the last. Throws `conflict` of who imports, and
 * of the only administrator.
 */
export async function eraseOwnAccount(caller: Caller, until: number): Promise<boolean> {
  // Before anything is deleted: these two alone may be refused.
  if (await isImporting(caller.id))
    throw new AppError(
      'conflict',
      'Идёт импорт, который вы запустили. Дождитесь его окончания или остановите его.',
    );
  if (!(await revokeAdminRole(caller.id, caller.id)))
    throw new AppError(
      'conflict',
      'Вы единственный администратор. Сначала сделайте администратором кого-нибудь ещё, потом удаляйте аккаунт.',
    );
  return eraseAccount(caller, until);
}
