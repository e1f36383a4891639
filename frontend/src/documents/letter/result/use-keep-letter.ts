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

/** In this browser first; then, of who has signed in, in the account (docs/rules.md#letter-saved). */
export function useKeepLetter(userId: string | null, onKept: (keptId: string) => void) {
  const saving = useSaveLetter(userId);
  async function keep({ id: group, keptId, companyName, position, text }: ShownLetter) {
    const outcome = await keepLetter(userId, { keptId: keptId ?? null, group, companyName, position, text });
    if (typeof outcome === 'string') {
      notify({ type: 'error', text: problems[outcome] });
      return;
    }
    const { id, savedAt } = outcome.kept;
    onKept(id);
    if (userId === null) notify({ type: 'success', text: letterToasts.saved });
    else
      saving.mutate(
        { letter: { id, companyName, position, text, savedAt }, owner: userId },
        { onSuccess: ({ letter }) => onKept(letter.id) },
      );
  }
  return { isBusy: saving.isPending, keep: (letter: ShownLetter) => void keep(letter) };
}
