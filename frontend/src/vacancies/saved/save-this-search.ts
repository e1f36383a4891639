import { longestSearchName } from '#core/domain/search/saved-search.ts';
import { undo } from '../../texts/tracker/desk-ru.ts';
import { searchProblems, saveSearch as texts } from '../../texts/tracker/searches-ru.ts';
import { deleteSavedSearch, findSavedSearch, saveSearch } from '../../tracker/saved-searches.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import type { AppliedFilter } from '../filters/applied/applied-filters.ts';
import { lastingQuery, type Search } from '../search-address.ts';

type UserId = string | null;

/** The text, then what is ticked, as the chips call it. */
export function nameOfSearch(search: Search, applied: readonly AppliedFilter[]): string {
  const labels = applied.filter(({ group }) => group !== 'q' && group !== 'date').map(({ label }) => label);
  const name = [search.q, ...labels].filter((part) => part !== '').join(', ');
  return name.length <= longestSearchName ? name : `${name.slice(0, longestSearchName - 1).trimEnd()}…`;
}

export function saveThisSearch(userId: UserId, search: Search, applied: readonly AppliedFilter[]) {
  const query = lastingQuery(search);
  const name = nameOfSearch(search, applied);
  const outcome = saveSearch(userId, { name, query });
  if (outcome !== 'kept') notify({ type: 'error', text: searchProblems[outcome] });
  if (outcome === 'full') return;
  const saved = findSavedSearch(userId, query);
  notify({
    type: 'success',
    text: texts.saved(name, search.date !== null),
    act: {
      text: undo,
      run: () => {
        if (saved) deleteSavedSearch(userId, saved.id);
      },
    },
  });
}
