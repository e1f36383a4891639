import { AppError } from '#core/contract/errors.ts';
import { deleteMe } from '#core/contract/own-data.ts';
import { eraseAccount, isImporting } from '#functions/actions/accounts/erase-account.ts';
import { revokeAdminRole } from '#functions/actions/accounts/revoke-admin-role.ts';
import { httpEndpoint } from '../endpoints.ts';

/** Of the 29 seconds that the function has. */
const timeoutMs = 20_000;

export const handler = httpEndpoint(deleteMe, async (_, caller) => {
  const until = Date.now() + timeoutMs;
  // Before anything is gone: these two alone may be refused.
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
  return { isDone: await eraseAccount(caller, until) };
});
