import { randomUUID } from 'node:crypto';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { subscribe as operation } from '#core/contract/searches.ts';
import { maxSubscriptions } from '#core/domain/search/saved-search.ts';
import * as mailer from '#functions/external/mailer.ts';
import { env } from '#functions/runtime/env.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as limits from '#functions/store/digests/limits.ts';
import { addressOwner, mailboxOwner, type Owner, tagOf, userIdOf } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as tokens from '#functions/store/digests/tokens.ts';
import { confirmationEmail } from './emails.ts';
import { requireSubscriptions } from './enabled.ts';
import { siteOf } from './site-of.ts';

/**
 * Addresses that one viewer may name in a day, and all of a site, and e-mails that a stage may ask with
 * (docs/rules.md#emails-visitors).
 */
export const addressesOfViewer = 5;
export const addressesOfSite = 20;
export const confirmationsOfStage = 200;

/** Within which it must be confirmed; the token's own time is the same. */
const pendingSeconds = 48 * 3600;

/** For which an address that the mail has stopped is kept. */
const stoppedSeconds = 90 * 86_400;

const overQuota = 'Из\u00a0вашей сети сегодня подписали слишком много адресов. Попробуйте завтра.';
const notSent = 'Письмо с подтверждением сейчас не отправить. Попробуйте через несколько минут.';
const overStage = 'Сегодня подписаться больше нельзя: слишком много желающих. Попробуйте завтра.';

/**
 * Whether the mail has said of this address that it takes no e-mails, or that its reader calls them spam, and nobody has
 * confirmed a search there since: of what it has said before mailboxes were marked for it.
 */
async function hasStopped(owner: Owner): Promise<boolean> {
  const searches = await subscriptions.listOf(owner);
  return (
    searches.some(({ stopped }) => stopped === 'bounce' || stopped === 'complaint') &&
    !searches.some(({ state }) => state === 'active')
  );
}

/**
 * A visitor's wish, and an e-mail that asks whether the address is theirs: at most one a day, so that nobody can fill a
 * stranger's mailbox, and none where e-mails are unwanted. Whether the address is known here nothing depends on.
 */
export async function subscribe(
  { email, name, query, schedule, tz, agreed }: ParsedRequestOf<typeof operation>,
  viewer: string,
): Promise<void> {
  requireSubscriptions();
  const owner = addressOwner(email);
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const site = siteOf(viewer);
  if (
    !(await limits.countAddress(viewer, owner, day, addressesOfViewer)) ||
    (site !== null && !(await limits.countAddress(site, owner, day, addressesOfSite)))
  )
    throw new AppError('over_quota', overQuota);
  const mailbox = mailboxOwner(email);
  if (await limits.hasConfirmation(mailbox, day)) return;
  for (const recipient of [mailbox, owner]) if (await limits.isUnwanted(recipient)) return;
  if (await hasStopped(owner)) return;
  if (!(await limits.countForStage(day, confirmationsOfStage))) throw new AppError('over_quota', overStage);
  const searchId = randomUUID();
  const id = subscriptions.searchKey(owner, searchId);
  const at = now.toISOString();
  await subscriptions.put(
    {
      ...{ id, owner, search_id: searchId, name, query, schedule, zone: tz, is_paused: false },
      ...{ created_at: at, seen_at: at, active_since: at, state: 'pending', stopped: null },
      ...{ consent: { version: agreed, at }, email, username: null, waits: 0 },
      expires_at: Math.floor(now.getTime() / 1000) + pendingSeconds,
    },
    null,
  );
  const token = await tokens.put('confirm', owner, id);
  // Last before the e-mail: whoever dies earlier has not used up the day's only one. Another press may have come first.
  if (!(await limits.countConfirmation(mailbox, day, searchId))) {
    await subscriptions.delete(id);
    return limits.refundStage(day);
  }
  // Tries, not successes: who wants to use up the stage's share is to be seen.
  measure({ ConfirmationsSent: 1 });
  try {
    await mailer.send(confirmationEmail(email, env('SITE_ORIGIN'), token, tagOf(owner)));
  } catch (error) {
    if (!(error instanceof mailer.EmailRejected)) throw error;
    await subscriptions.delete(id);
    await limits.refundStage(day);
    // An address that SES refuses is asked once a day as well.
    if (!error.isEmailInvalid) await limits.refundConfirmation(mailbox, day);
    throw new AppError('unavailable', notSent, { cause: error });
  }
}

/** What a link of an e-mail stands for; null of one that is not ours. */
export async function pendingOf(token: string): Promise<subscriptions.Subscription | null> {
  requireSubscriptions();
  const found = await tokens.find('confirm', token);
  return found?.subscription ? subscriptions.find(found.subscription) : null;
}

/** 'full' where as many searches as may be come to the address already; null of a token that is not ours. */
export async function confirm(token: string): Promise<'confirmed' | 'full' | null> {
  const subscription = await pendingOf(token);
  if (!subscription) return null;
  if (subscription.state === 'active') return 'confirmed';
  const activeSearches = (await subscriptions.listOf(subscription.owner)).filter(subscriptions.isActive);
  const [same, ...copies] = activeSearches.filter(({ query }) =>
    subscriptions.isSameQuery(query, subscription.query),
  );
  if (!same && activeSearches.length >= maxSubscriptions) return 'full';
  const now = new Date().toISOString();
  const { expires_at: _expires, ...rest } = subscription;
  await limits.clearUnwanted(rest.owner);
  if (rest.email !== null) await limits.clearUnwanted(mailboxOwner(rest.email));
  const confirmed = { ...rest, consent: { ...rest.consent, confirmed_at: now } };
  if (same) return confirmAgain(token, confirmed, same, copies);
  const isConfirmed = await subscriptions.put(
    { ...confirmed, state: 'active', stopped: null, active_since: now },
    subscription,
  );
  // Pressed twice at once, or left meanwhile.
  return isConfirmed || (await subscriptions.find(subscription.id))?.state === 'active' ? 'confirmed' : null;
}

/**
 * Of those that ask the same the first takes what is wished now, and stays, since vacancies may wait under it; the link stands
 * for it from then on. The wish goes last: where this is cut short, the next press does it again, and what
 * is left of it goes in two days.
 */
async function confirmAgain(
  token: string,
  { id, name, schedule, zone, consent }: subscriptions.Subscription,
  same: subscriptions.Subscription,
  copies: readonly subscriptions.Subscription[],
): Promise<'confirmed' | null> {
  const isChanged = await subscriptions.put({ ...same, name, schedule, zone, consent }, same);
  // Pressed twice at once, or the answer was lost; or left meanwhile.
  const current = isChanged ? { ...same, schedule } : await subscriptions.find(same.id);
  if (!current || !subscriptions.isActive(current) || current.schedule !== schedule) return null;
  await tokens.pointTo('confirm', token, same.id);
  for (const other of [...copies, { id }]) await subscriptions.delete(other.id);
  return 'confirmed';
}

/** Whether a link of an e-mail is ours: it leaves whether or not the stage still writes e-mails. */
export async function isUnsubscribeToken(token: string): Promise<boolean> {
  return (await tokens.find('leave', token)) !== null;
}

/**
 * No e-mail to whoever got this one: an account's searches stay, without e-mails; of a visitor nothing stays but that the link
 * was ours. False of a token that is not.
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const found = await tokens.find('leave', token);
  if (!found) return false;
  await stopAllSearches(found.owner);
  return true;
}

async function stopAllSearches(owner: Owner): Promise<void> {
  if (userIdOf(owner) === null) {
    await subscriptions.deleteAllOf(owner, { withTokens: false });
    await sent.deleteFound(owner);
    return;
  }
  for (const search of await subscriptions.listOf(owner))
    if (search.schedule !== 'never') await subscriptions.stop(search.id, { schedule: 'never' });
  await sent.deletePending(owner);
}

/** The mail has answered that an address does not take e-mails, or that its reader calls them spam. */
export async function stopEmails(owner: Owner, reason: subscriptions.StopReason): Promise<number> {
  const searches = await subscriptions.listOf(owner);
  // Whoever has no account cannot delete it: no link comes any more.
  const expiry =
    userIdOf(owner) === null ? { expires_at: Math.floor(Date.now() / 1000) + stoppedSeconds } : {};
  for (const search of searches)
    await subscriptions.stop(search.id, { state: 'stopped', stopped: reason, ...expiry });
  await sent.deletePending(owner);
  return searches.length;
}
