import { useState } from 'react';
import { type KeptLetter, maxKeptLetters } from '#core/domain/documents/library.ts';
import { savedLetters as texts } from '../../../texts/letter-ru.ts';
import { textIdOf } from '../../../tracker/library/letter-id.ts';
import { deleteLetter } from '../../../tracker/library/letters.ts';
import { readLibraryText } from '../../../tracker/library/library-texts.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { useDeleteLetter, useSaveLetter } from '../queries.ts';

interface Removed extends KeptLetter {
  undoDelete: NonNullable<Awaited<ReturnType<typeof deleteLetter>>>;
}

/** Off the account first, where that has it: what could not be deleted there stays here as well. */
export function useRemoveLetter(userId: string | null) {
  const deleting = useDeleteLetter<KeptLetter>(userId, (letter) => void removeLocal(letter));
  const saving = useSaveLetter(userId);
  const [removed, setRemoved] = useState<Removed | null>(null);

  async function removeLocal(letter: KeptLetter) {
    const undoDelete = await deleteLetter(userId, letter.id);
    if (undoDelete) setRemoved({ ...letter, undoDelete });
  }

  async function restoreLetter({ undoDelete, isInAccount }: Removed) {
    const outcome = await undoDelete();
    if (typeof outcome === 'string') {
      notify({ type: 'error', text: outcome === 'fullAll' ? texts.fullAll(maxKeptLetters) : texts.unkept });
      return;
    }
    setRemoved(null);
    const { kept } = outcome;
    const text = await readLibraryText(textIdOf(kept));
    if (isInAccount && text !== null)
      saving.mutate({ letter: { ...toAccountLetter(kept), text }, owner: userId });
  }

  return {
    removed,
    removing: deleting.isPending ? deleting.variables.id : null,
    isPuttingBack: saving.isPending,
    remove(letter: KeptLetter) {
      if (userId === null || !letter.isInAccount) void removeLocal(letter);
      else deleting.mutate(letter);
    },
    putBack: () => void (removed && restoreLetter(removed)),
  };
}

const toAccountLetter = ({ isInAccount: _, textId: _text, ...letter }: KeptLetter) => letter;
