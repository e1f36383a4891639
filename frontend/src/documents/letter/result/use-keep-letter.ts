import { maxKeptLetters, maxLettersOfJob } from '#core/domain/documents/library.ts';
import { letterToasts, savedLetters as texts } from '../../../texts/letter-ru.ts';
import { keepLetter } from '../../../tracker/library/letters.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import type { ShownLetter } from '../letter-draft.ts';
import { useSaveLetter } from '../queries.ts';

const problems = {
  full: texts.full(maxLettersOfJob),
  fullAll: texts.fullAll(maxKeptLetters),
  unkept: texts.unkept,
};

/** What was shown is kept now: under which id, and which text. */
export interface Kept {
  group: string;
  /** As which it was shown; undefined of a new one. */
  from: string | undefined;
  keptId: string;
  keptText: string;
}

/** In this browser first; then, of who has signed in, in the account (docs/rules.md#letter-saved). */
export function useKeepLetter(userId: string | null, onKept: (kept: Kept) => void) {
  const saving = useSaveLetter(userId);
  async function keep({ id: group, keptId: from, keptText, companyName, position, text }: ShownLetter) {
    const toKeep = { keptId: from ?? null, keptText, group, companyName, position, text };
    const outcome = await keepLetter(userId, toKeep);
    if (typeof outcome === 'string') {
      notify({ type: 'error', text: problems[outcome] });
      return;
    }
    const { id, savedAt } = outcome.kept;
    onKept({ group, from, keptId: id, keptText: text });
    if (userId === null) notify({ type: 'success', text: letterToasts.saved });
    else
      saving.mutate(
        { letter: { id, companyName, position, text, savedAt }, owner: userId },
        { onSuccess: ({ letter }) => onKept({ group, from: id, keptId: letter.id, keptText: letter.text }) },
      );
  }
  return { isBusy: saving.isPending, keep: (letter: ShownLetter) => void keep(letter) };
}
