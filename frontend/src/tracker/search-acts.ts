import { undo as undoText } from '../texts/tracker/desk-ru.ts';
import { searchProblems, searches as texts } from '../texts/tracker/searches-ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { keepUndoable } from './deleted-searches.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  type SavedSearch,
  type SaveOutcome,
} from './saved-searches.ts';

type UserId = string | null;

/** Says what was not done, or lives no longer than the page (docs/rules.md#storage-full). */
export function reportSearchOutcome(outcome: SaveOutcome) {
  if (outcome !== 'kept') notify({ type: 'error', text: searchProblems[outcome] });
}

export const editSearch = (
  userId: UserId,
  id: string,
  changes: Partial<Pick<SavedSearch, 'name' | 'isPaused'>>,
) => reportSearchOutcome(changeSavedSearch(userId, id, changes));

export function removeSearch(userId: UserId, { id, name }: Pick<SavedSearch, 'id' | 'name'>) {
  const { outcome, undo } = deleteSavedSearch(userId, id);
  reportSearchOutcome(outcome);
  notify({
    type: 'success',
    owner: userId,
    text: texts.deleted(name),
    action: { text: undoText, run: () => reportSearchOutcome(undo()) },
    onRemoved: keepUndoable(id),
  });
}
