import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { listSearches, putSearch, SavedSearch } from '#core/contract/searches.ts';
import { mostByMail, mostSavedSearches } from '#core/domain/search/saved-search.ts';
import type { Caller } from '#functions/runtime/http/authorize.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import { type Owner, ofUser } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { isTold, type Subscription } from '#functions/store/digests/subscriptions.ts';
import { withWriteLease } from '../accounts/account.ts';
import { requireSubscriptions } from './enabled.ts';

export const shownSearch = (one: Subscription): SavedSearch => ({
  id: one.search_id,
  name: one.name,
  query: one.query,
  schedule: one.schedule,
  isPaused: one.is_paused,
  createdAt: one.created_at,
  seenAt: one.seen_at,
  stopped: one.stopped,
});

export async function listOwn(caller: Caller): Promise<ResponseOf<typeof listSearches>> {
  requireSubscriptions();
  const searches = await subscriptions.listOf(ofUser(caller.id));
  return { searches: searches.slice(0, mostSavedSearches).map(shownSearch) };
}

const noConsent =
  'Чтобы хранить поиск в аккаунте и присылать письма, нужно ваше согласие: нажмите кнопку под его текстом';
const tooMany = `Достигнут предел ${mostSavedSearches}: удалите один из сохранённых поисков`;
const tooManyByMail = `Письма приходят не больше чем по ${mostByMail} поискам: выключите их у другого поиска`;

const sameQuery = (a: Subscription['query'], b: Subscription['query']) =>
  JSON.stringify(a) === JSON.stringify(b);

type Given = ParsedRequestOf<typeof putSearch>;

const letters = ({ schedule }: Pick<Given, 'schedule'>): boolean => schedule !== 'never';

/** As its owner wants it now. What came while it was another search, or silent, is not told afterwards. */
function changed(before: Subscription | null, given: Given, caller: Caller, now: string): Subscription {
  const owner = ofUser(caller.id);
  const { searchId, name, query, schedule, isPaused, tz, agreed } = given;
  const wasTold = before !== null && isTold(before);
  const stopped = agreed === undefined ? (before?.stopped ?? null) : null;
  const goesOn = wasTold && sameQuery(before.query, query);
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
    seen_at: given.seenAt ?? before?.seen_at ?? now,
    active_since: goesOn ? before.active_since : now,
    state: stopped === null ? 'active' : 'stopped',
    stopped,
    consent: agreed === undefined && before ? before.consent : { version: agreed ?? '', at: now },
    email: null,
    username: caller.username,
    waits: before?.waits ?? 0,
  };
}

/** Of a search that letters begin to tell of its owner has just agreed to it. One that the mail has stopped stays so without. */
function requireConsent(before: Subscription | null, given: Given): void {
  const begins = letters(given) && (!before || !letters(before));
  if (given.agreed === undefined && (before === null || begins))
    throw new AppError('invalid_request', noConsent);
}

/** As often as somebody else may change it in between: the mail, a link of a letter, another device. */
const mostTries = 3;

export async function putOwn(given: Given, caller: Caller): Promise<ResponseOf<typeof putSearch>> {
  requireSubscriptions();
  const owner = ofUser(caller.id);
  return withWriteLease(caller, async (lease) => {
    for (let n = 0; n < mostTries; n++) {
      const search = await tryPut(owner, lease);
      if (search) return { search };
    }
    throw new AppError('unavailable', 'Поиск сейчас меняется: попробуйте ещё раз');
  });

  async function tryPut(owner: Owner, lease: accounts.WriteLease): Promise<SavedSearch | null> {
    const before = await subscriptions.find(subscriptions.searchKey(owner, given.searchId));
    requireConsent(before, given);
    const own = await subscriptions.listOf(owner);
    const others = own.filter(({ search_id }) => search_id !== given.searchId);
    if (letters(given) && others.filter(letters).length >= mostByMail)
      throw new AppError('conflict', tooManyByMail);
    const count = async () => others.length;
    if (!before && !(await accounts.takeSlot(lease, 'searches', mostSavedSearches, count)))
      throw new AppError('conflict', tooMany);
    const one = changed(before, given, caller, new Date().toISOString());
    return (await subscriptions.put(one, before)) ? shownSearch(one) : null;
  }
}

export async function deleteOwn(searchId: string, caller: Caller): Promise<void> {
  requireSubscriptions();
  const owner = ofUser(caller.id);
  await accounts.withLease(caller.id, async (lease) => {
    const id = subscriptions.searchKey(owner, searchId);
    if (await subscriptions.delete(id)) await accounts.releaseSlot(lease, 'searches');
    // Of one that is gone, too: whoever deleted it may have died before this.
    const pending = await sent.pendingOf(owner);
    const ofIt = pending.filter(({ search_ids }) => search_ids.every((one) => one === searchId));
    await sent.drop(
      owner,
      ofIt.map(({ entry }) => entry),
    );
  });
}

/** Of the export: what is kept, and what letters told of. */
export async function exportedSearches({ id }: Pick<Caller, 'id'>) {
  const owner = ofUser(id);
  const [searches, told] = await Promise.all([subscriptions.listOf(owner), sent.toldOf(owner)]);
  return {
    searches: searches.map((one) => ({ ...shownSearch(one), zone: one.zone, consent: one.consent })),
    told,
  };
}
