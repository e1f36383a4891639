import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBlank } from '#core/domain/user/profile.ts';
import { isSignedOut } from '../../api/failures.ts';
import { userIdOf } from '../../session/session-state.ts';
import { sessionNow } from '../../session/session-store.ts';
import { useSignInDialog } from '../../session/sign-in/use-sign-in-dialog.ts';
import { letterFailures, letterToasts } from '../../texts/letter-ru.ts';
import { letterIdOf } from '../../tracker/library/letter-id.ts';
import { dismissTitled } from '../../ui/notifications/dismiss-titled.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { takeOverResume } from '../resume/resume-text.ts';
import { changeDraft, draftOf, type LetterDraft, type ShownLetter, takeOverDraft } from './letter-draft.ts';
import { letterFailureText } from './letter-failure.ts';
import { resumeProblem } from './letter-problem.ts';
import { profileOf, resumeOf } from './sources.ts';
import type { LetterRequest, WrittenLetter } from './write-letter.ts';

interface WritingTask {
  userId: string;
  /** Without what is read of the resume once the writing begins. All the rest: what is left out becomes the default, unseen. */
  request: Required<Omit<LetterRequest, 'blocks' | 'reading'>>;
  /** For which vacancy. */
  target: Pick<ShownLetter, 'id' | 'companyName' | 'position'>;
  before: ShownLetter | null;
  controller: AbortController;
}

const writingKey = ['letter-writing'] as const;

const maxVariants = 1000;
/** Letters for the same vacancy are counted: another one is another letter. */
const nextVariant = ({ written }: LetterDraft, id: string): number =>
  written?.id === id ? (written.times + 1) % maxVariants : 1;

function toWritingTask(userId: string, isAgain: boolean): WritingTask {
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
    controller: new AbortController(),
  };
}

/** What reads a resume and follows a stream weighs more than the rest of the tab: it comes while the form is filled in. */
const loadWriter = () =>
  Promise.all([import('./write-letter.ts'), import('../resume/reading/known-resume.ts')]);

async function write(task: WritingTask): Promise<WrittenLetter | null> {
  const [{ writeLetter }, { knownResumeNow }] = await loadWriter();
  if (task.controller.signal.aborted) return null;
  const { text, blocks, reading } = knownResumeNow(task.userId);
  // Meanwhile the resume may have become another.
  const parsedParts = text === task.request.resumeText && { blocks, reading };
  return writeLetter(
    { ...task.request, ...parsedParts },
    { onText: (partialText) => show(task, partialText), signal: task.controller.signal },
  );
}

const isStillSignedIn = (userId: string) => userIdOf(sessionNow()) === userId;

/** What is written goes into the draft as it comes: it outlives a reload, and the tab may be left meanwhile. */
function show({ userId, target, before }: WritingTask, text: string, written?: WrittenLetter) {
  if (!isStillSignedIn(userId)) return;
  const letter = { ...target, text, writtenBy: written?.writtenBy ?? null, isWhole: written !== undefined };
  changeDraft(userId, { letter, before });
}

const ownTitles: readonly string[] = [
  letterToasts.fillIn.title,
  letterToasts.loadResume.title,
  letterFailures.title,
];

/** Errors stay until closed, but not those of an attempt that has been followed by another. */
export const dismissOwnErrors = () => dismissTitled(ownTitles);

export function useLetterWriter(userId: string | null) {
  const signIn = useSignInDialog();
  useEffect(() => void loadWriter().catch(() => {}), []);
  const tasks = useMutationState({
    filters: { mutationKey: writingKey },
    select: ({ state }) => ({
      status: state.status,
      task: state.variables as WritingTask,
      written: state.data as WrittenLetter | null | undefined,
    }),
  }).filter(({ task }) => task?.userId === userId);
  const running = tasks.find(({ status }) => status === 'pending')?.task;

  const { mutate } = useMutation<WrittenLetter | null, Error, WritingTask>({
    mutationKey: writingKey,
    mutationFn: write,
    onSuccess(written, task) {
      if (written === null || !isStillSignedIn(task.userId)) return;
      show(task, written.text, written);
      changeDraft(task.userId, { written: { id: task.target.id, times: task.request.variant ?? 0 } });
      notify({ type: 'success', text: letterToasts.created });
    },
    onError(error, task) {
      if (!isSignedOut(error)) return;
      signIn.open({
        next() {
          if (isStillSignedIn(task.userId)) start(task.request.isAgain ?? false);
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
    const signedInId = userIdOf(sessionNow());
    if (signedInId === null) return;
    takeOverDraft(signedInId);
    takeOverResume(signedInId);
    const problem = resumeProblem(resumeOf(signedInId));
    if (problem) {
      notify({ type: 'error', ...problem });
      return;
    }
    mutate(toWritingTask(signedInId, isAgain));
  }

  return {
    isWriting: running !== undefined,
    /** Answers that may still be asked for today; null until one has come. */
    left: tasks.findLast(({ written }) => written)?.written?.left ?? null,
    start,
    stop: () => running?.controller.abort(),
  };
}
