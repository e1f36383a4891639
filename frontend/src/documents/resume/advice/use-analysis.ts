import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SentResume } from '#core/domain/documents/verified-reading.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { readablePart } from '#core/domain/writer/readable-part.ts';
import { userIdOf } from '../../../session/session-state.ts';
import { sessionNow } from '../../../session/session-store.ts';
import { useSignInDialog } from '../../../session/sign-in/use-sign-in-dialog.ts';
import { analysisFailures, resumeToasts, analysis as texts } from '../../../texts/documents-ru.ts';
import { dismiss, notify, shownNotifications } from '../../../ui/notifications/notifications.ts';
import { knownResumeNow } from '../reading/known-resume.ts';
import { draftResume, resumeTextNow, takeOverResume, useResumeText } from '../resume-text.ts';
import {
  type Analysis,
  aligned,
  analyses,
  begunAgain,
  completed,
  newAnalysis,
  withAdvice,
} from './analysis.ts';
import { analysisFailureText, isSignedOut } from './analysis-failure.ts';
import { askAdvice, type WholeAdvice } from './ask-advice.ts';

interface Order {
  userId: string;
  resume: SentResume;
  /** What stood there before, for an order of which nothing comes. */
  before: Analysis | null;
  stopping: AbortController;
}

const analysisKey = ['resume-analysis'] as const;

const ownTitles: readonly string[] = [
  resumeToasts.empty.title,
  resumeToasts.sample.title,
  analysisFailures.title,
];

/** Errors stay until closed, but not those of an attempt that another has followed, or of a text that is another now. */
function dismissOwnErrors() {
  for (const { id, title } of shownNotifications()) if (title && ownTitles.includes(title)) dismiss(id);
}

/** Of whoever is here: a user who has left meanwhile must not find it with the next one. */
function change({ userId }: Order, to: (before: Analysis) => Analysis) {
  const before = analyses.read(userId);
  if (before && userIdOf(sessionNow()) === userId) analyses.write(userId, to(before));
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
  const ordered = useMutationState({
    filters: { mutationKey: analysisKey },
    select: ({ state }) => ({
      status: state.status,
      order: state.variables as Order | undefined,
      whole: state.data as WholeAdvice | null | undefined,
    }),
  }).filter(({ order }) => order?.userId === userId);
  const running = ordered.find(({ status }) => status === 'pending')?.order;
  const { text: textNow } = useResumeText(userId);
  const stop = running?.stopping;
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

  const { mutate } = useMutation<WholeAdvice | null, Error, Order>({
    mutationKey: analysisKey,
    // Without a connection it fails at once and says so.
    networkMode: 'always',
    mutationFn: (order) =>
      askAdvice(order.resume, {
        onAdvice: (advice) => change(order, (before) => withAdvice(before, advice)),
        onAgain: () => change(order, begunAgain),
        signal: order.stopping.signal,
      }),
    onSuccess(whole, order) {
      if (whole === null) {
        change(order, (before) => ({ ...before, state: 'stopped' }));
        return;
      }
      change(order, (before) => completed(before, whole.advice, whole.writtenBy));
      if (userIdOf(sessionNow()) === order.userId) notify({ type: 'success', text: texts.done });
    },
    onError(error, order) {
      change(order, (before) => ({ ...before, state: 'failed' }));
      if (!isSignedOut(error)) return;
      signIn.open({
        next() {
          if (userIdOf(sessionNow()) === order.userId) start();
        },
      });
    },
    onSettled(whole, _error, order) {
      // Nothing came: then what had come before is still worth reading.
      if (!whole && analyses.read(order.userId)?.items.length === 0)
        analyses.write(order.userId, order.before);
    },
    meta: { failure: { title: analysisFailures.title, text: analysisFailureText } },
  });

  function askVisitorToSignIn() {
    const { text } = resumeTextNow(null);
    signIn.open({
      next() {
        const here = userIdOf(sessionNow());
        if (here === null) return;
        // What was to be analysed, not what that user may have saved another time.
        draftResume(here, text);
        start();
      },
    });
  }

  /** Of what stands there now: somebody may have signed in since the button was drawn. */
  function start() {
    const here = userIdOf(sessionNow());
    dismissOwnErrors();
    if (here !== null) takeOverResume(here);
    if (!canBeAnalysed(here)) return;
    if (here === null) {
      askVisitorToSignIn();
      return;
    }
    const whole = knownResumeNow(here);
    const resume = readablePart(whole);
    const before = analyses.read(here);
    analyses.write(here, newAnalysis(resume.text, whole.text));
    mutate({ userId: here, resume, before, stopping: new AbortController() });
  }

  return {
    isRunning: running !== undefined,
    /** Answers that may still be asked for today; null until one has come. */
    left: ordered.findLast(({ whole }) => whole)?.whole?.left ?? null,
    start,
    stop: () => stop?.abort(),
  };
}
