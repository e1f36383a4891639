import { AppError } from '#core/contract/errors.ts';
import { deleteMe } from '#core/contract/own-data.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import { takeAdminRole } from './admin/take-admin-role.ts';
import { eraseOwn, eraseRoles } from './own/erase.ts';

/** Of the 29 seconds that the function has. */
const patienceMs = 20_000;

/**
 * Whether an import that this user has started goes on: it would write their id anew. By its lease alone: one that has
 * died keeps the user for the minutes that it was given.
 */
async function isImporting(userId: string): Promise<boolean> {
  const lease = await importRuns.findLease();
  if (!lease || Date.parse(lease.until) <= Date.now()) return false;
  return (await importRuns.listGroup(lease.group)).some((run) => run.started_by === userId);
}

export const handler = httpEndpoint(deleteMe, async (_, caller) => {
  const until = Date.now() + patienceMs;
  // Before anything is gone: these two alone may be refused.
  if (await isImporting(caller.id))
    throw new AppError(
      'conflict',
      'Идёт импорт, который вы запустили. Дождитесь его окончания или остановите его.',
    );
  if (!(await takeAdminRole(caller.id, caller.id)))
    throw new AppError(
      'conflict',
      'Вы единственный администратор. Сначала сделайте администратором кого-нибудь ещё, потом удаляйте аккаунт.',
    );
  await eraseRoles(caller.id);
  await importRuns.forgetStarter(caller.id);
  if (!(await eraseOwn(caller.id, until))) return { isDone: false };
  await userPool.delete(caller);
  // What another tab has saved until the account was gone. The token of this call lives on, so it may be repeated, too.
  return { isDone: await eraseOwn(caller.id, until) };
});
