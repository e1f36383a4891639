import { setTimeout as sleep } from 'node:timers/promises';
import * as files from '#functions/external/files.ts';
import * as userPool from '#functions/external/user-pool.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

/** Milliseconds between two looks whether those have ended who had begun to write before. */
const pollMs = 50;

async function waitForWriters(userId: string, until: number): Promise<boolean> {
  while (await accounts.hasWriters(userId)) {
    if (Date.now() > until) return false;
    await sleep(pollMs);
  }
  return true;
}

/**
 * Whether an import that this user has started, or gone on with, goes on: it would write their id anew. By its lease alone: one that has
 * died keeps the user for the minutes that it was given.
 */
export async function isImporting(userId: string): Promise<boolean> {
  const lease = await importRuns.findLease();
  if (!lease || Date.parse(lease.until) <= Date.now()) return false;
  return (await importRuns.listGroup(lease.group)).some((run) =>
    [run.started_by, run.resumed_by].includes(userId),
  );
}

/** Whom the pool does not have any more, or never had, has no username. */
export interface ErasedAccount {
  readonly id: string;
  readonly username: string | null;
}

/** Every item and every version of every file; false where the time, as of `Date.now`, was up before the last. */
export async function eraseUserData(userId: string, until: number): Promise<boolean> {
  for (const role of await userRoles.listOf(userId)) await userRoles.delete(userId, role);
  await importRuns.eraseStarter(userId);
  await googleLinks.deleteAllOf(userId);
  const owner = userOwner(userId);
  const deleteSearches = () => subscriptions.deleteAllOf(owner, { withTokens: true });
  const firstSeen = new Set(await deleteSearches());
  await sent.deleteAllOf(owner);
  if (!(await userItems.deleteAllOf(userId, until))) return false;
  if (files.hasBucket() && !(await files.deleteAllOf(userId, until))) return false;
  // They are found by an index that lags by moments: where it has shown one just now, another may still be to come.
  return (await deleteSearches()).every((id) => firstSeen.has(id));
}

/**
 * The account with all that hangs on it. The tombstone comes first and keeps new writers out; those who were let in before
 * are waited for; what is deleted then stays deleted, and the user goes last, so that one may ask again until then.
 * False where something is left: it may be repeated, by the sweep as well.
 */
export async function eraseAccount({ id, username }: ErasedAccount, until: number): Promise<boolean> {
  await accounts.startErasure(id, username);
  if (!(await waitForWriters(id, until)) || (await isImporting(id))) return false;
  if (!(await eraseUserData(id, until))) return false;
  if (username !== null) await userPool.delete({ id, username });
  await accounts.completeErasure(id);
  return true;
}
