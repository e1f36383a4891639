import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SentResume } from '#core/domain/documents/verified-reading.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { readablePart } from '#core/domain/writer/readable-part.ts';
import { isSignedOut } from '../../../api/failures.ts';
import { userIdOf } from '../../../session/session-state.ts';
import { sessionNow } from '../../../session/session-store.ts';
import { useSignInDialog } from '../../../session/sign-in/use-sign-in-dialog.ts';
import { analysisFailures, resumeToasts, analysis as texts } from '../../../texts/documents-ru.ts';
import { dismissTitled } from '../../../ui/notifications/dismiss-titled.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { knownResumeNow } from '../reading/known-resume.ts';
import { draftResume, resumeTextNow, takeOverResume, useResumeText } from '../resume-text.ts';
import {
  type Analysis,
  aligned,
  analyses,
  completed,
  newAnalysis,
  withAdvice,
  withoutUndecided,
} from './analysis.ts';
import { analysisFailureText } from './analysis-failure.ts';
import { askAdvice, type WholeAdvice } from './ask-advice.ts';

interface AnalysisTask {
  userId: string;
  resume: SentResume;
  /** What stood there before, for an order of which nothing comes. */
  before: Analysis | null;
  controller: AbortController;
}

const analysisKey = ['resume-analysis'] as const;

const ownTitles: readonly string[] = [
  resumeToasts.empty.title,
  resumeToasts.sample.title,
  analysisFailures.title,
];

/** Errors stay until closed, but not those of an attempt that another has followed, or of a text that is another now. */
const dismissOwnErrors = () => dismissTitled(ownTitles);

/** Of whoever is here: a user who has left meanwhile must not find it with the next one. */
function change({ userId }: AnalysisTask, update: (before: Analysis) => Analysis) {
  const before = analyses.read(userId);
  if (before && userIdOf(sessionNow()) === userId) analyses.write(userId, update(before));
}

/** Whether the text may be sent; else it is said why not (docs/rules.md#resume-buttons). */
function canBeAnalysed(userId: string | null): boolean {
  const { text, source } = resumeTextNow(userId);
  if (source === 'sample') notify({ type: 'error', ...resumeToasts.sample });
  else if (isBlank(text)) notify({ type: 'error', ...resumeToasts.empty });
  else if (readablePart(knownResumeNow(userId)).text === '')
    notify({ type: 'error', title: analysisFailures.title, text: analysisFailures.tooLarge });
  else return true;
  return false;
}

export function useAnalysis(userId: string | null) {
  const signIn = useSignInDialog();
  const tasks = useMutationState({
    filters: { mutationKey: analysisKey },
    select: ({ state }) => ({
      status: state.status,
      task: state.variables as AnalysisTask | undefined,
      whole: state.data as WholeAdvice | null | undefined,
    }),
  }).filter(({ task }) => task?.userId === userId);
  const running = tasks.find(({ status }) => status === 'pending')?.task;
  const { text: textNow } = useResumeText(userId);
  const stop = running?.controller;
  // They go with the text that they are about.
  useEffect(() => dismissOwnErrors, [textNow]);
  useEffect(() => {
    const all = analyses.read(userId);
    const now = all && aligned(all, textNow);
    if (now === all) return;
    analyses.write(userId, now);
    if (now !== null) return;
    stop?.abort();
    notify({ type: 'info', text: texts.outdated });
  }, [userId, textNow, stop]);

  const { mutate } = useMutation<WholeAdvice | null, Error, AnalysisTask>({
    mutationKey: analysisKey,
    mutationFn: (task) =>
      askAdvice(task.resume, {
        onAdvice: (advice) => change(task, (before) => withAdvice(before, advice)),
        onAgain: () => change(task, withoutUndecided),
        signal: task.controller.signal,
      }),
    onSuccess(whole, task) {
      if (whole === null) {
        change(task, (before) => ({ ...before, state: 'stopped' }));
        return;
      }
      change(task, (before) => completed(before, whole.advice, whole.writtenBy));
      if (userIdOf(sessionNow()) === task.userId) notify({ type: 'success', text: texts.done });
    },
    onError(error, task) {
      change(task, (before) => ({ ...before, state: 'failed' }));
      if (!isSignedOut(error)) return;
      signIn.open({
        next() {
          if (userIdOf(sessionNow()) === task.userId) start();
        },
      });
    },
    onSettled(whole, _error, task) {
      // Nothing came: then what had come before is still worth reading.
      if (!whole && analyses.read(task.userId)?.items.length === 0) analyses.write(task.userId, task.before);
    },
    meta: { failure: { title: analysisFailures.title, text: analysisFailureText } },
  });

  function askVisitorToSignIn() {
    const { text } = resumeTextNow(null);
    signIn.open({
      next() {
        const signedInId = userIdOf(sessionNow());
        if (signedInId === null) return;
        // What was to be analysed, not what that user may have saved another time.
        draftResume(signedInId, text);
        start();
      },
    });
  }

  /** Of what stands there now: somebody may have signed in since the button was drawn. */
  function start() {
    const signedInId = userIdOf(sessionNow());
    dismissOwnErrors();
    if (signedInId !== null) takeOverResume(signedInId);
    if (!canBeAnalysed(signedInId)) return;
    if (signedInId === null) {
      askVisitorToSignIn();
      return;
    }
    const whole = knownResumeNow(signedInId);
    const resume = readablePart(whole);
    const before = analyses.read(signedInId);
    analyses.write(signedInId, newAnalysis(resume.text, whole.text));
    mutate({ userId: signedInId, resume, before, controller: new AbortController() });
  }

  return {
    isRunning: running !== undefined,
    /** Answers that may still be asked for today; null until one has come. */
    left: tasks.findLast(({ whole }) => whole)?.whole?.left ?? null,
    start,
    stop: () => stop?.abort(),
  };
}
