import { useEffect } from 'react';
import { mergeAccountLetters, newestFirst, useKeptLetters } from '../../../tracker/library/letters.ts';
import { dropOrphanLibraryTexts } from '../../../tracker/library/library-texts.ts';
import { recordsWith } from '../../../tracker/library/sent-papers.ts';
import { useTracked } from '../../../tracker/tracker-store.ts';
import { useSavedLetters } from '../queries.ts';

/** The letters of this browser; what the account has joins them as it comes. */
export function useLetterLibrary(userId: string | null) {
  const account = useSavedLetters(userId);
  const letters = useKeptLetters(userId);
  const records = useTracked(userId);
  const { data: accountLetters } = account;
  useEffect(() => {
    if (userId !== null && accountLetters) void mergeAccountLetters(userId, accountLetters);
  }, [userId, accountLetters]);
  useEffect(() => void dropOrphanLibraryTexts(), []);
  return {
    letters: newestFirst(letters),
    account,
    isSent: (id: string) => recordsWith(records, 'letter', id).length > 0,
  };
}
export type LetterLibrary = ReturnType<typeof useLetterLibrary>;
