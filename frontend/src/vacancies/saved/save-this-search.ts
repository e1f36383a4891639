import { createElement, type ReactNode } from 'react';
import { maxSearchNameLength } from '#core/domain/search/saved-search.ts';
import { searchesState } from '../../account-sync/searches/searches-state.ts';
import { undo } from '../../texts/tracker/desk-ru.ts';
import { saveSearch as texts } from '../../texts/tracker/searches-ru.ts';
import {
  deleteSavedSearch,
  findSavedSearch,
  type SavedSearch,
  saveSearch,
} from '../../tracker/saved-searches.ts';
import { reportSearchOutcome } from '../../tracker/search-acts.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import type { AppliedFilter } from '../filters/applied/applied-filters.ts';
import { type Search, stableQuery } from '../search-address.ts';

type UserId = string | null;

/** Who is signed in may keep it in the account and get e-mails at once (docs/rules.md#searches-emails). */
async function offerEmails(userId: string, search: SavedSearch, show: (offer: ReactNode) => void) {
  const { default: EmailsDialog } = await import('../../account-sync/searches/emails-dialog.tsx');
  show(createElement(EmailsDialog, { userId, search, isOffer: true, onClose: () => show(null) }));
}

/** The text, then what is ticked, as the chips call it. */
export function nameOfSearch(search: Search, applied: readonly AppliedFilter[]): string {
  const labels = applied.filter(({ group }) => group !== 'q' && group !== 'date').map(({ label }) => label);
  const name = [search.q, ...labels].filter((part) => part !== '').join(', ');
  return name.length <= maxSearchNameLength ? name : `${name.slice(0, maxSearchNameLength - 1).trimEnd()}…`;
}

export function saveThisSearch(
  userId: UserId,
  search: Search,
  applied: readonly AppliedFilter[],
  show: (offer: ReactNode) => void,
) {
  const query = stableQuery(search);
  const name = nameOfSearch(search, applied);
  const outcome = saveSearch(userId, { name, query });
  reportSearchOutcome(outcome);
  if (outcome === 'full') return;
  const saved = findSavedSearch(userId, query);
  if (saved && userId !== null && searchesState(userId).isOffered) void offerEmails(userId, saved, show);
  notify({
    type: 'success',
    owner: userId,
    text: texts.saved(name, search.date !== null),
    action: {
      text: undo,
      run: () => {
        if (saved) reportSearchOutcome(deleteSavedSearch(userId, saved.id).outcome);
      },
    },
  });
}
