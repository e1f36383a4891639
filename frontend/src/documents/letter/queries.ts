import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import {
  type AccountLetter,
  deleteLetter,
  type Letter,
  listLetters,
  putLetter,
  putLetterDetails,
} from '#core/contract/letters.ts';
import { callApi, detailsOf } from '../../api/call-api.ts';
import { isSignedOut } from '../../api/failures.ts';
import { userIdOf } from '../../session/session-state.ts';
import { sessionNow } from '../../session/session-store.ts';
import { useSignInDialog } from '../../session/sign-in/use-sign-in-dialog.ts';
import { letterFailures, letterToasts } from '../../texts/letter-ru.ts';
import { keepAsCopy, revisionOf, setInAccount } from '../../tracker/library/letters.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { savingFailureText } from './letter-failure.ts';

interface Letters {
  letters: AccountLetter[];
}

/** Page after page: the list is sorted by when a letter was saved, which the pages are not. */
async function allLetters(signal: AbortSignal): Promise<Letters> {
  const letters: AccountLetter[] = [];
  let after: string | null = null;
  do {
    const page: ResponseOf<typeof listLetters> = await callApi(
      listLetters,
      after === null ? {} : { after },
      signal,
    );
    letters.push(...page.letters);
    after = page.next;
  } while (after !== null);
  return { letters };
}

const lettersKey = (userId: string | null) => ['letters', userId] as const;

/** The user's own, the last saved first. */
export function useSavedLetters(userId: string | null) {
  return useQuery({
    queryKey: lettersKey(userId),
    queryFn: ({ signal }) => allLetters(signal),
    select: ({ letters }: Letters) => letters.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
    enabled: userId !== null,
    meta: { failure: { text: (error: Error) => (isSignedOut(error) ? null : letterFailures.list) } },
  });
}

function useListed(userId: string | null) {
  const queryClient = useQueryClient();
  const queryKey = lettersKey(userId);
  return {
    /** An answer that is still on its way knows nothing of the change. */
    cancelQueries: () => queryClient.cancelQueries({ queryKey }),
    without: (id: string, instead: AccountLetter[] = []) =>
      queryClient.setQueryData<Letters>(queryKey, (before) => ({
        letters: [...instead, ...(before?.letters ?? []).filter((letter) => letter.id !== id)],
      })),
    invalidate: () => queryClient.invalidateQueries({ queryKey }),
  };
}

interface Saving {
  letter: Letter;
  /** Who pressed; null for a visitor, whose letter it is whoever they turn out to be. */
  owner: string | null;
}

const put = ({ savedAt: _here, ...letter }: Letter, revision: number | undefined) =>
  callApi(putLetter, { ...letter, revision });

/** Where another device has written over it, as another letter beside that (docs/rules.md#letter-saved). */
async function send(letter: Letter, owner: string | null): Promise<ResponseOf<typeof putLetter>> {
  try {
    return await put(letter, revisionOf(owner, letter.id));
  } catch (error) {
    const details = detailsOf(putLetterDetails, error);
    const conflictCopy = details && (await keepAsCopy(owner, letter, details.newer));
    if (!conflictCopy) throw error;
    const answer = await put(conflictCopy, 0);
    setInAccount(owner, conflictCopy, answer.letter);
    return answer;
  }
}

/** One that is kept in this browser, to the account as well. */
export function useSaveLetter(userId: string | null) {
  const signIn = useSignInDialog();
  const listed = useListed(userId);
  const saving = useMutation<ResponseOf<typeof putLetter>, Error, Saving>({
    mutationFn: ({ letter, owner }) => send(letter, owner),
    onMutate: listed.cancelQueries,
    onSuccess({ letter }, { letter: sent, owner }) {
      if (letter.id === sent.id) setInAccount(owner, sent, letter);
      listed.without(letter.id, [letter]);
      notify({ type: 'success', text: letterToasts.saved });
    },
    onError(error, { letter, owner }) {
      if (!isSignedOut(error)) return;
      signIn.open({
        next() {
          const signedInId = userIdOf(sessionNow());
          if (signedInId !== null && (owner === null || signedInId === owner))
            saving.mutate({ letter, owner: signedInId });
        },
      });
    },
    onSettled: listed.invalidate,
    meta: { failure: { title: letterFailures.onlyHere, text: savingFailureText } },
  });
  return saving;
}

/** `onDeleted` hears of each, also where others follow, or the screen is left, before its answer is here. */
export function useDeleteLetter<Deleted extends Pick<Letter, 'id'>>(
  userId: string | null,
  onDeleted: (letter: Deleted) => void,
) {
  const listed = useListed(userId);
  return useMutation({
    mutationFn: ({ id }: Deleted) => callApi(deleteLetter, { id }),
    onMutate: listed.cancelQueries,
    onSuccess(_answer, letter) {
      listed.without(letter.id);
      onDeleted(letter);
    },
    onSettled: listed.invalidate,
    meta: { failure: { text: letterFailures.remove } },
  });
}
