import { savedQuery } from '#core/contract/searches.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as tokens from '#functions/store/digests/tokens.ts';

const at = '2026-11-20T10:00:00.000Z';
export const savedSearch = { id: 's1', name: 'ML', query: savedQuery.parse({ q: 'ml' }), createdAt: at };

/** A search with the link of an e-mail, what the e-mail told, and what waits for the next. */
export async function putSubscription(user: string): Promise<void> {
  const owner = userOwner(user);
  await subscriptions.put(
    {
      ...{ id: subscriptions.searchKey(owner, savedSearch.id), owner, search_id: savedSearch.id },
      ...{ name: savedSearch.name, query: savedSearch.query, schedule: 'daily', zone: 'Europe/Moscow' },
      ...{ is_paused: false, created_at: at, seen_at: at, active_since: at, state: 'active', stopped: null },
      ...{ consent: { version: emailConsentVersion, at }, email: null, username: user, waits: 0 },
    },
    null,
  );
  await tokens.put('leave', owner, null);
  const [sentEntry = '', waitingEntry = ''] = ['job#hh-1', 'job#hh-2'].map(sent.entryOf);
  const entries = [sentEntry, waitingEntry].map((entry, n) => ({
    ...{ entry, search_ids: [savedSearch.id], job_id: `hh-${n + 1}`, count: 0 },
  }));
  const now = new Date(at);
  await sent.addFound(owner, entries, now);
  const claim = await sent.claim(
    owner,
    '2026-11-20',
    { entries: [sentEntry], listed: [sentEntry] },
    'once',
    now,
  );
  if (claim === null) return;
  await sent.confirmSent(claim);
  await sent.settle(claim);
}
