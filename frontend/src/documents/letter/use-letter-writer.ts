import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBlank } from '#core/domain/user/profile.ts';
import { ApiError } from '../../api/call-api.ts';
import { userIdOf } from '../../session/session-state.ts';
import { sessionNow } from '../../session/session-store.ts';
import { useSignInDialog } from '../../session/sign-in/use-sign-in-dialog.ts';
import { letterFailures, letterToasts } from '../../texts/letter-ru.ts';
import { letterIdOf } from '../../tracker/library/letter-id.ts';
import { dismiss, notify, shownNotifications } from '../../ui/notifications/notifications.ts';
import { takeOverResume } from '../resume/resume-text.ts';
import { changeDraft, draftOf, type LetterDraft, type ShownLetter, takeOverDraft } from './letter-draft.ts';
import { letterFailureText } from './letter-failure.ts';
import { resumeProblem } from './letter-problem.ts';
import { profileOf, resumeOf } from './sources.ts';
import type { LetterRequest, WrittenLetter } from './write-letter.ts';

interface Order {
  userId: string;
  request: LetterRequest;
  /** For which vacancy. */
  target: Pick<ShownLetter, 'id' | 'companyName' | 'position'>;
  before: ShownLetter | null;
  stopping: AbortController;
}

const writingKey = ['letter-writing'] as const;

const mostVariants = 1000;
/** Letters for the same vacancy are counted: another one is another letter. */
const nextVariant = ({ written }: LetterDraft, id: string): number =>
  written?.id === id ? (written.times + 1) % mostVariants : 1;

function orderOf(userId: string, isAgain: boolean): Order {
  const draft = draftOf(userId);
  const { job, companyName, position, whyInterested, relevantExperience, length, language, letter } = draft;
  const id = letterIdOf(job?.id ?? null, companyName, position);
  const variant = isAgain ? nextVariant(draft, id) : 0;
  return {
    userId,
    request: {
      resumeText: resumeOf(userId),
      profileData: profileOf(userId),
      // docs/rules.md#letter-job-url
      jobUrl: job ? `Job ID: ${job.id}` : '',
      companyName,
      position,
      whyInterested,
      relevantExperience,
      length,
      language,
      variant,
      isAgain,
    },
    target: { id, companyName, position },
    before: letter && !isBlank(letter.text) ? letter : null,
    stopping: new AbortController(),
  };
}

/** What reads a resume and follows a stream weighs more than the rest of the tab: it comes while the form is filled in. */
const loadWriter = () =>
  Promise.all([import('./write-letter.ts'), import('../resume/reading/known-resume.ts')]);

async function write(order: Order): Promise<WrittenLetter | null> {
  const [{ writeLetter }, { knownResumeNow }] = await loadWriter();
  if (order.stopping.signal.aborted) return null;
  const { text, blocks, reading } = knownResumeNow(order.userId);
  // Meanwhile the resume may have become another.
  const known = text === order.request.resumeText && { blocks, reading };
  return writeLetter(
    { ...order.request, ...known },
    { onText: (shown) => show(order, shown), signal: order.stopping.signal },
  );
}

const isStillHere = (userId: string) => userIdOf(sessionNow()) === userId;

/** What is written goes into the draft as it comes: it outlives a reload, and the tab may be left meanwhile. */
function show({ userId, target, before }: Order, text: string, written?: WrittenLetter) {
  if (!isStillHere(userId)) return;
  const letter = { ...target, text, writtenBy: written?.writtenBy ?? null, isWhole: written !== undefined };
  changeDraft(userId, { letter, before });
}

const isSignedOut = (error: Error) => error instanceof ApiError && error.code === 'unauthorized';

const ownTitles: readonly string[] = [
  letterToasts.fillIn.title,
  letterToasts.loadResume.title,
  letterFailures.title,
];

/** Errors stay until closed, but not those of an attempt that has been followed by another. */
export function dismissOwnErrors() {
  for (const { id, title } of shownNotifications()) if (title && ownTitles.includes(title)) dismiss(id);
}

export function useLetterWriter(userId: string | null) {
  const signIn = useSignInDialog();
  useEffect(() => void loadWriter().catch(() => {}), []);
  const ordered = useMutationState({
    filters: { mutationKey: writingKey },
    select: ({ state }) => ({
      status: state.status,
      order: state.variables as Order,
      written: state.data as WrittenLetter | null | undefined,
    }),
  }).filter(({ order }) => order?.userId === userId);
  const running = ordered.find(({ status }) => status === 'pending')?.order;

  const { mutate } = useMutation<WrittenLetter | null, Error, Order>({
    mutationKey: writingKey,
    // Without a connection it fails at once and says so.
    networkMode: 'always',
    mutationFn: write,
    onSuccess(written, order) {
      if (written === null || !isStillHere(order.userId)) return;
      show(order, written.text, written);
      changeDraft(order.userId, { written: { id: order.target.id, times: order.request.variant ?? 0 } });
      notify({ type: 'success', text: letterToasts.created });
    },
    onError(error, order) {
      if (!isSignedOut(error)) return;
      signIn.open({
        next() {
          if (isStillHere(order.userId)) start(order.request.isAgain ?? false);
        },
      });
    },
    onSettled(_written, _error, { userId, before }) {
      // The second writer had not begun when it was over.
      const { letter } = draftOf(userId);
      if (letter && !letter.isWhole && isBlank(letter.text))
        changeDraft(userId, { letter: before, before: null });
    },
    meta: { failure: { title: letterFailures.title, text: letterFailureText } },
  });

  /** Of what the draft of whoever is here now says: they may have signed in since the button was pressed. */
  function start(isAgain: boolean) {
    const here = userIdOf(sessionNow());
    if (here === null) return;
    takeOverDraft(here);
    takeOverResume(here);
    const problem = resumeProblem(resumeOf(here));
    if (problem) {
      notify({ type: 'error', ...problem });
      return;
    }
    mutate(orderOf(here, isAgain));
  }

  return {
    isWriting: running !== undefined,
    /** Answers that may still be asked for today; null until one has come. */
    left: ordered.findLast(({ written }) => written)?.written?.left ?? null,
    start,
    stop: () => running?.stopping.abort(),
  };
}
