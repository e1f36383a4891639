import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { dayIn, dueAfterEmail } from '#core/domain/digest/when.ts';
import { maxSubscriptions } from '#core/domain/search/saved-search.ts';
import * as mailer from '#functions/external/mailer.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import { addressOwner, type Owner, tagOf, userIdOf } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { isActive, type Subscription } from '#functions/store/digests/subscriptions.ts';
import * as tokens from '#functions/store/digests/tokens.ts';
import * as waiting from '#functions/store/digests/waiting.ts';
import { batches } from '#functions/store/dynamodb.ts';
import { digestEmail } from './emails.ts';
import { newsOf } from './news.ts';
import { stopEmails } from './subscribe.ts';

/** Longer than the function lives: who holds a claim for so long has died. */
const claimTimeoutMs = 15 * 60_000;

export type Outcome =
  | 'sent'
  /** Nothing is new any more, or nobody is there to be told. */
  | 'nothing'
  /** There was an e-mail today. */
  | 'later'
  /** Its address is not proven yet. */
  | 'held'
  /** Another sender is at it. */
  | 'busy';

/** What an earlier sender has left half done, before anything else is begun. False where one is at it. */
async function settleClaims(owner: Owner, now: Date): Promise<boolean> {
  for (const claim of await sent.openClaims(owner)) {
    if (claim.state === 'sending') {
      if (now.getTime() - Date.parse(claim.at) < claimTimeoutMs) return false;
      if (!(await sent.markUnsure(claim))) return false;
      log.error('an e-mail may have gone or not, and is not sent again', { day: claim.entry });
      measure({ DigestsUnsure: 1 });
    }
    await sent.settle(claim);
  }
  return true;
}

type Address =
  | { readonly to: string }
  /** Nobody has shown that it is the account's. */
  | 'unproven'
  /** E-mails cannot reach it any more. */
  | 'gone';

async function addressOf({ email, username, owner }: Subscription): Promise<Address> {
  if (email !== null) return { to: email };
  const id = userIdOf(owner);
  if (id === null || username === null) return 'gone';
  const account = await userPool.findOwner({ id, username });
  if (!account?.isEnabled) return 'gone';
  return account.isEmailVerified ? { to: account.email } : 'unproven';
}

/** As many as one claim holds: what is beyond is counted in the e-mail, and forgotten. */
const maxEntries = 5000;

async function moveAllDue(
  searches: readonly Subscription[],
  later: ((search: Subscription) => Date) | null,
  options?: { isHeld: boolean },
) {
  for (const search of searches)
    await waiting.moveDue(search, isActive(search) ? (later?.(search) ?? null) : null, options);
}

const hourMs = 3_600_000;
const inAnHour = (now: Date): Date => new Date(now.getTime() + hourMs);
const inADay = (now: Date): Date => new Date(now.getTime() + 24 * hourMs);
/** Of a calendar, whatever its clocks do. */
const dayAfter = (day: string): string => inADay(new Date(day)).toISOString().slice(0, 10);

/** So many days the mail refuses e-mails for their address: longer than a fault of ours stays unseen (docs/decisions/099). */
const maxRejectedDays = 3;

async function isRejectedRepeatedly(searches: readonly Subscription[], day: string): Promise<boolean> {
  let most = 0;
  for (const search of searches) most = Math.max(most, await waiting.recordRejection(search, day));
  return most >= maxRejectedDays;
}

async function stop(owner: Owner): Promise<void> {
  measure({ SubscriptionsStopped: await stopEmails(owner, 'refused') });
}

async function sendDigest(owner: Owner, now: Date): Promise<Outcome> {
  if (!(await settleClaims(owner, now))) return 'busy';
  const searches = await subscriptions.listOf(owner);
  const activeSearches = searches.filter(isActive).slice(0, maxSubscriptions);
  const [first] = activeSearches;
  if (first === undefined) {
    await sent.deletePending(owner);
    await moveAllDue(searches, null);
    return 'nothing';
  }

  const day = dayIn(first.zone, now);
  const postpone = async (options?: { isHeld: boolean }): Promise<Outcome> => {
    const later = ({ schedule, zone, waits_since }: Subscription) =>
      dueAfterEmail(schedule === 'daily' ? 'daily' : 'first-import', zone, new Date(waits_since ?? now), now);
    await moveAllDue(searches, later, options);
    return 'later';
  };
  /** To another owner of the same address, who would be first on each day: the next is this one's, and it is not late before. */
  const giveWay = async (address: Owner): Promise<Outcome> => {
    await sent.reserveDay(address, dayAfter(day), owner, now);
    return postpone({ isHeld: true });
  };
  // Before the ledger, which is long.
  const taken = await sent.claimantOf(owner, day);
  if (taken !== null) return taken === 'own' ? postpone() : giveWay(owner);

  const news = await newsOf(owner, activeSearches, await sent.pendingOf(owner), now);
  // Without a line, too, where there is more than was looked at: it would be forgotten untold.
  const recipient = news.digest.sections.length > 0 ? await addressOf(first) : 'gone';
  if (recipient === 'gone') {
    await sent.deleteEntries(owner, news.entries);
    await moveAllDue(searches, null);
    return 'nothing';
  }
  if (recipient === 'unproven') {
    await moveAllDue(searches, () => inADay(now), { isHeld: true });
    return 'held';
  }
  const { to } = recipient;
  const address = addressOwner(to);
  if (address !== owner && !(await sent.reserveDay(address, day, owner, now))) return giveWay(address);

  await sent.deleteEntries(owner, news.entries.slice(maxEntries));
  const email = digestEmail({
    to,
    digest: news.digest,
    searches: new Map(activeSearches.map((search) => [search.search_id, search])),
    reminders: news.reminders,
    origin: env('SITE_ORIGIN'),
    hasAccount: userIdOf(owner) !== null,
    token: await tokens.put('leave', owner, null),
    tag: tagOf(owner),
  });
  const { listed, jobIds } = news;
  const settled = { entries: news.entries.slice(0, maxEntries), listed, jobIds };
  const claim = await sent.claim(owner, day, settled, randomUUID(), now);
  if (!claim) return 'busy';
  try {
    await mailer.send(email);
  } catch (error) {
    // Of any other error nobody knows whether it went.
    if (error instanceof mailer.EmailRejected) {
      await sent.release(claim);
      if (!error.isEmailInvalid) await moveAllDue(searches, () => inAnHour(now));
      else if (await isRejectedRepeatedly(searches, day)) await stop(owner);
      else await moveAllDue(searches, () => inADay(now));
    }
    throw error;
  }
  // Somebody has given it up meanwhile, and settled it.
  if (await sent.confirmSent(claim)) await sent.settle(claim);
  await moveAllDue(searches, null);
  return 'sent';
}

/** An erasure waits for the e-mail, and none is written after it. */
async function sendUnlessErased(owner: Owner, now: Date): Promise<Outcome> {
  const userId = userIdOf(owner);
  if (userId === null) return sendDigest(owner, now);
  try {
    return await accounts.withLease(userId, () => sendDigest(owner, now), 'pass');
  } catch (error) {
    if (accounts.isErased(error)) return 'nothing';
    throw error;
  }
}

/** Of an e-mail each takes a dozen requests, one after another. */
const ownersAtOnce = 8;
/** Between two batches: SES takes fourteen e-mails a second of an account that has just left its sandbox. */
const pauseMs = 500;

export interface DigestBatch {
  readonly sent: number;
  readonly failed: number;
  /** Owners that are due and were not reached in time. */
  readonly left: number;
}

/** Sends what is due; one e-mail that fails keeps no other. `until` as of `Date.now`. */
export async function sendDigests(until: number, now = new Date()): Promise<DigestBatch> {
  const due = new Set<Owner>();
  let oldest = now.getTime();
  for await (const waitingSearch of waiting.scanDue()) {
    oldest = Math.min(oldest, Date.parse(waitingSearch.waits_since));
    if (waitingSearch.due_at <= now.toISOString()) due.add(waitingSearch.owner);
  }
  let [done, failed, left] = [0, 0, 0];
  for (const [at, batch] of [...batches([...due], ownersAtOnce)].entries()) {
    if (Date.now() > until) {
      left += batch.length;
      continue;
    }
    if (at > 0) await setTimeout(pauseMs);
    for (const outcome of await Promise.allSettled(batch.map((owner) => sendUnlessErased(owner, now)))) {
      if (outcome.status === 'fulfilled') done += Number(outcome.value === 'sent');
      else {
        failed++;
        // Whose it is stays out of the log.
        const { reason } = outcome;
        log.error('an e-mail was not sent', { reason: reason instanceof Error ? reason.name : 'unknown' });
      }
    }
  }
  const pass = { sent: done, failed, left };
  if (due.size > 0) log.info('e-mails sent', pass);
  measure({
    DigestsSent: done,
    DigestsFailed: failed,
    OldestDigestHours: (now.getTime() - oldest) / hourMs,
  });
  return pass;
}
