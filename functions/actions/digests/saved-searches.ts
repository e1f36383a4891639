import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { listSearches, putSearch, SavedSearch } from '#core/contract/searches.ts';
import { maxSavedSearches, maxSubscriptions } from '#core/domain/search/saved-search.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import { type Owner, userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { isActive, isSameQuery, type Subscription } from '#functions/store/digests/subscriptions.ts';
import { withWriteLease } from '../accounts/account.ts';
import { requireSubscriptions } from './enabled.ts';

/** A look that lies ahead, from before that was refused, is none: it would hide what is still to come. */
const seenAt = ({ seen_at, created_at }: Subscription): string =>
  Date.parse(seen_at) > Date.now() ? created_at : seen_at;

const shownSearch = (subscription: Subscription): SavedSearch => ({
  id: subscription.search_id,
  name: subscription.name,
  query: subscription.query,
  schedule: subscription.schedule,
  isPaused: subscription.is_paused,
  createdAt: subscription.created_at,
  seenAt: seenAt(subscription),
  stopped: subscription.stopped,
});

export async function listSavedSearches(caller: Caller): Promise<ResponseOf<typeof listSearches>> {
  requireSubscriptions();
  const searches = await subscriptions.listOf(userOwner(caller.id));
  return { searches: searches.slice(0, maxSavedSearches).map(shownSearch) };
}

const noConsent =
  'Чтобы хранить поиск в аккаунте и присылать письма, нужно ваше согласие: нажмите кнопку под его текстом';
const tooMany = `Достигнут предел ${maxSavedSearches}: удалите один из сохранённых поисков`;
const tooManyByMail = `Письма приходят не больше чем по ${maxSubscriptions} поискам: выключите их у другого поиска`;

type PutSearchRequest = ParsedRequestOf<typeof putSearch>;

const sendsEmails = ({ schedule }: Pick<PutSearchRequest, 'schedule'>): boolean => schedule !== 'never';

/** A clock that is ahead has seen nothing that is still to come. */
const earlier = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? a : b);

/** What its owner has not touched stands: another device, or a link of an e-mail, may have changed it since. */
function withUntouchedAsStored(request: PutSearchRequest, stored: Subscription | null): PutSearchRequest {
  const { before = {}, name, schedule, isPaused } = request;
  if (!stored) return request;
  return {
    ...request,
    name: name === before.name ? stored.name : name,
    schedule: schedule === before.schedule ? stored.schedule : schedule,
    isPaused: isPaused === before.isPaused ? stored.is_paused : isPaused,
  };
}

/** As its owner wants it now. What came while it was another search, or silent, is not told afterwards. */
function changedSubscription(
  before: Subscription | null,
  request: PutSearchRequest,
  caller: Caller,
  now: string,
): Subscription {
  const owner = userOwner(caller.id);
  const { searchId, name, query, schedule, isPaused, tz, agreed } = request;
  const wasActive = before !== null && isActive(before);
  const stopped = agreed === undefined ? (before?.stopped ?? null) : null;
  const isContinued = wasActive && isSameQuery(before.query, query);
  return {
    ...(before ?? { created_at: now }),
    id: subscriptions.searchKey(owner, searchId),
    owner,
    search_id: searchId,
    created_at: before?.created_at ?? now,
    name,
    query,
    schedule,
    zone: tz,
    is_paused: isPaused,
    seen_at: earlier(request.seenAt ?? before?.seen_at ?? now, now),
    active_since: isContinued ? before.active_since : now,
    state: stopped === null ? 'active' : 'stopped',
    stopped,
    consent: agreed === undefined && before ? before.consent : { version: agreed ?? '', at: now },
    email: null,
    username: caller.username,
    waits: before?.waits ?? 0,
  };
}

const startsEmails = (before: Subscription | null, request: PutSearchRequest): boolean =>
  sendsEmails(request) && (!before || !sendsEmails(before));

/** Of a search that e-mails begin to tell of its owner has just agreed to it. One that the mail has stopped stays so without. */
function requireConsent(before: Subscription | null, request: PutSearchRequest): void {
  if (request.agreed === undefined && (before === null || startsEmails(before, request)))
    throw new AppError('invalid_request', noConsent);
}

/** As often as somebody else may change it in between: the mail, a link of an e-mail, another device. */
const maxTries = 3;

export async function putSavedSearch(
  request: PutSearchRequest,
  caller: Caller,
): Promise<ResponseOf<typeof putSearch>> {
  requireSubscriptions();
  const owner = userOwner(caller.id);
  return withWriteLease(caller, async (lease) => {
    for (let n = 0; n < maxTries; n++) {
      const search = await tryPut(owner, lease);
      if (search) return { search };
    }
    throw new AppError('unavailable', 'Поиск сейчас меняется: попробуйте ещё раз');
  });

  async function tryPut(owner: Owner, lease: accounts.WriteLease): Promise<SavedSearch | null> {
    const [before, searches] = await Promise.all([
      subscriptions.find(subscriptions.searchKey(owner, request.searchId)),
      subscriptions.listOf(owner),
    ]);
    const wanted = withUntouchedAsStored(request, before);
    requireConsent(before, wanted);
    const others = searches.filter(({ search_id }) => search_id !== request.searchId);
    // Two devices at once may have begun a sixth: its name and pause follow all the same.
    if (startsEmails(before, wanted) && others.filter(sendsEmails).length >= maxSubscriptions)
      throw new AppError('conflict', tooManyByMail);
    const count = async () => others.length;
    if (!before && !(await accounts.takeSlot(lease, 'searches', maxSavedSearches, count)))
      throw new AppError('conflict', tooMany);
    const updated = changedSubscription(before, wanted, caller, new Date().toISOString());
    return (await subscriptions.put(updated, before)) ? shownSearch(updated) : null;
  }
}

export async function deleteSavedSearch(searchId: string, caller: Caller): Promise<void> {
  requireSubscriptions();
  const owner = userOwner(caller.id);
  await accounts.withLease(caller.id, async (lease) => {
    const id = subscriptions.searchKey(owner, searchId);
    if (await subscriptions.delete(id)) await accounts.releaseSlot(lease, 'searches');
    // Of one that is gone, too: whoever deleted it may have died before this.
    const pending = await sent.pendingOf(owner);
    const onlyFromThis = pending.filter(({ search_ids }) => search_ids.every((id) => id === searchId));
    await sent.deleteEntries(
      owner,
      onlyFromThis.map(({ entry }) => entry),
    );
  });
}

/** Of the export: what is kept, and what e-mails told of. */
export async function exportedSearches({ id }: Pick<Caller, 'id'>) {
  const owner = userOwner(id);
  const [searches, sentJobs] = await Promise.all([subscriptions.listOf(owner), sent.listSentJobs(owner)]);
  return {
    searches: searches.map((search) => ({
      ...shownSearch(search),
      zone: search.zone,
      consent: search.consent,
    })),
    told: sentJobs,
  };
}
