import { setTimeout as sleep } from 'node:timers/promises';
import { adminRole } from '#core/domain/user/user.ts';
import * as files from '#functions/external/files.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { log } from '#functions/runtime/log.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as sweepProgress from '#functions/store/accounts/sweep-progress.ts';
import {
  emptySweepCounts,
  type SweepCounts,
  type SweepProgress,
  sweptParts,
} from '#functions/store/accounts/sweep-progress.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { type ErasedAccount, eraseAccount } from './erase-account.ts';

/*
 * What belongs to accounts that the pool no longer has, and files that nobody has confirmed, are found by walking through
 * everything that names an owner, a part of it in each call. An account counts as gone when the pool has said so twice, a
 * day apart; whatever else it answers ends the call, and nothing is deleted. Nor is anything where too much is missing at
 * once: then the pool, or the table, is the wrong one.
 */
const dayMs = 86_400_000;

/** For one account: a writer that has died holds up an erasure for minutes, and the next walk finishes it. */
const erasureMs = 60_000;

/** So many may be missing, however few there are. */
const toleratedMissing = 20;

export interface SweepLimits {
  /** As of `Date.now`: when no further page is looked at, and when nothing further is deleted. */
  readonly walkUntil: number;
  readonly until: number;
  /** How often the pool is asked: all who sign in ask it, too. */
  readonly lookupsPerSecond: number;
  /** An operator has looked, and says that it is right. */
  readonly evenIfMany: boolean;
}

export interface SweepResult {
  /** By this walk so far. */
  readonly walked: SweepCounts;
  /** Whether the walk came to its end. */
  readonly isWhole: boolean;
  /** Whether too much is missing, so that nothing was deleted. */
  readonly isHalted: boolean;
  readonly erased: number;
  /** Accounts that are still to be erased: the next walk tries again. */
  readonly left: number;
  readonly deletedFiles: number;
}

interface Page {
  readonly owners: readonly userItems.Owner[];
  readonly files: readonly files.StoredFile[];
  readonly next: SweepProgress['after'];
}

/** Whatever else names an owner is something of theirs. */
const withItems = (ids: Iterable<string>): userItems.Owner[] =>
  [...new Set(ids)].map((id) => ({ id, hasItems: true }));

const pageOf: Record<SweepProgress['part'], (after: SweepProgress['after']) => Promise<Page>> = {
  items: async (after) => ({ ...(await userItems.pageOfOwners(after)), files: [] }),
  async roles(after) {
    const { ids, next } = await userRoles.pageOfOwners(after);
    return { owners: withItems(ids), files: [], next };
  },
  async imports(after) {
    const { ids, next } = await importRuns.pageOfStarters(after);
    return { owners: withItems(ids), files: [], next };
  },
  async searches(after) {
    const { ids, next } = await subscriptions.pageOfUsers(after);
    return { owners: withItems(ids), files: [], next };
  },
  async files(after) {
    if (!files.hasBucket()) return { owners: [], files: [], next: null };
    // Whose files they are need not be asked: each has an item, by which its owner was met, or goes.
    const { files: found, next } = await files.listPage(after?.key ?? null);
    return { owners: [], files: found, next: next === null ? null : { key: next } };
  },
};

const isMany = (missing: number, total: number): boolean =>
  missing > toleratedMissing && missing > total / 10;
const isAll = (missing: number, total: number): boolean => missing > 0 && missing === total;
const hasMissing = (
  { accounts, missing, files, unconfirmed }: SweepCounts,
  isOverLimit: typeof isMany,
): boolean => isOverLimit(missing, accounts) || isOverLimit(unconfirmed, files);

/** Of a walk that goes on, the part behind says little; then the whole one before it is asked as well. */
const isTooMuch = (walked: SweepCounts, before: SweepCounts | null, isWhole: boolean): boolean => {
  const ended = isWhole ? walked : before;
  return (
    hasMissing(walked, isMany) || (ended !== null && (hasMissing(ended, isMany) || hasMissing(ended, isAll)))
  );
};

/** What one call has met; nothing is deleted while it looks. */
class SweepScan {
  readonly toErase: ErasedAccount[] = [];
  readonly unconfirmed: files.FileKey[] = [];
  readonly walked: SweepCounts;
  readonly #done = new Set<string>();
  readonly #waitMs: number;
  #askAt = 0;

  constructor(walked: SweepCounts, lookupsPerSecond: number) {
    this.walked = { ...walked };
    this.#waitMs = 1000 / lookupsPerSecond;
  }

  async visit({ owners, files }: Page): Promise<void> {
    for (const owner of owners) if (!this.#done.has(owner.id)) await this.#atOwner(owner);
    for (const file of files) if (Date.now() - file.at > dayMs) await this.#atFile(file);
  }

  async #atOwner({ id, hasItems }: userItems.Owner): Promise<void> {
    const { erasure, username, missingSince } = await accounts.stateOf(id);
    // A tombstone alone is as it should be; something of theirs may come on another page.
    if (erasure === 'done' && !hasItems) return;
    this.#done.add(id);
    if (erasure !== 'none') {
      this.toErase.push({ id, username });
      return;
    }
    this.walked.accounts++;
    if (await this.#hasAccount(id)) {
      if (missingSince !== null) await accounts.clearMissing(id);
      return;
    }
    this.walked.missing++;
    if (missingSince === null) await accounts.markMissing(id);
    else if (Date.now() - missingSince >= dayMs) this.toErase.push({ id, username: null });
  }

  async #hasAccount(id: string): Promise<boolean> {
    await sleep(Math.max(0, this.#askAt - Date.now()));
    this.#askAt = Date.now() + this.#waitMs;
    return userPool.hasAccount(id);
  }

  async #atFile({ userId, documentId }: files.StoredFile): Promise<void> {
    this.walked.files++;
    if (await userDocuments.isKnown(userId, documentId)) return;
    this.walked.unconfirmed++;
    this.unconfirmed.push({ userId, documentId });
  }
}

/** That an administrator is one no more goes on record before it is so. */
async function revokeAdminRole(subject: string): Promise<void> {
  if (!(await userRoles.listOf(subject)).includes(adminRole)) return;
  const change = { before: { roles: [adminRole] }, after: { roles: [] } };
  await audit.add({ actor: 'sweep', action: 'admin_revoked', subject, title: null, ...change });
  await userRoles.delete(subject, adminRole);
}

/** One that cannot be erased keeps nobody else; what has hindered it is told without saying whose it is. */
async function tryErase(account: ErasedAccount, until: number): Promise<boolean> {
  try {
    await revokeAdminRole(account.id);
    return await eraseAccount(account, Math.min(until, Date.now() + erasureMs));
  } catch (error) {
    log.error('account not erased', { reason: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}

export async function sweepAccounts(limits: SweepLimits): Promise<SweepResult> {
  const { walkUntil, until, lookupsPerSecond, evenIfMany } = limits;
  let { part, after, walked, walkedBefore } = await sweepProgress.get();
  const scan = new SweepScan(walked, lookupsPerSecond);
  let isWhole = false;
  do {
    const page = await pageOf[part](after);
    await scan.visit(page);
    after = page.next;
    if (after !== null) continue;
    const next = sweptParts[sweptParts.indexOf(part) + 1];
    isWhole = next === undefined;
    part = next ?? sweptParts[0];
  } while (!isWhole && Date.now() < walkUntil);
  walked = scan.walked;
  const isHalted = !evenIfMany && isTooMuch(walked, walkedBefore, isWhole);

  // Before anything is deleted: what cannot be must not keep the walk from going on.
  await sweepProgress.put(
    isWhole
      ? { part, after, walked: emptySweepCounts, walkedBefore: walked }
      : { part, after, walked, walkedBefore },
  );
  let [erased, deletedFiles] = [0, 0];
  if (!isHalted) {
    for (const account of scan.toErase) if (Date.now() < until && (await tryErase(account, until))) erased++;
    for (const file of scan.unconfirmed) {
      if (Date.now() >= until) break;
      await files.delete(file);
      deletedFiles++;
    }
  }
  return { walked, isWhole, isHalted, erased, left: scan.toErase.length - erased, deletedFiles };
}
