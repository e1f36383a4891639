import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WritingEvent } from '#core/contract/writing.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { type Writer, writer } from '#core/domain/writer/writing.ts';
import { hasModel, ModelUnavailable, type ModelUsage } from '#functions/external/bedrock.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import { withWriteLease } from '../accounts/account.ts';
import { FaultyAnswer } from './answer-check.ts';
import { askModel } from './ask-model.ts';
import { answersLeft, canModelWrite, dollarsFor, takeAnswer } from './limits.ts';
import type { WritingTask } from './writing-task.ts';

/** Who reads along while the answer is written; nobody, where it is wanted whole. */
export interface Reader {
  readonly onEvent?: (event: WritingEvent) => void;
  readonly signal?: AbortSignal;
}

export type Written<Answer> = Answer & { writtenBy: Writer; left: number };

/** By the words of the question and who would answer it: a stage that gets a model answers anew. */
const hashOf = ({ kind, input }: Pick<WritingTask<object>, 'kind' | 'input'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, env('WRITER_MODEL', ''), input]))
    .digest('hex');

async function findCached<Answer extends object>(task: WritingTask<Answer>, caller: Caller) {
  if (task.skipsCache) return null;
  const found = await writtenAnswers.find(caller.id, hashOf(task));
  // What an older release has kept may not fit any more.
  return z.intersection(task.answer, z.object({ writtenBy: writer })).safeParse(found).data ?? null;
}

/** Also of a model that did not come to its end: it is billed for that. */
function measureUsage(
  facts: { kind: string; writtenBy: Writer | 'nobody' },
  spent: readonly ModelUsage[],
  isFallback: boolean,
) {
  const sum = (key: keyof ModelUsage) => spent.reduce((total, usage) => total + usage[key], 0);
  const tokens = { input: sum('input'), output: sum('output') };
  measure(
    {
      AiTokensIn: tokens.input,
      AiTokensOut: tokens.output,
      AiCost: dollarsFor(tokens),
      AiFallbacks: isFallback ? 1 : 0,
    },
    facts,
  );
}

/**
 * Milliseconds from the beginning of a request to the end of the model's work for it: the function of a plain operation
 * ends after 29 s.
 */
const time = { whole: 24_000, streamed: 60_000 };

/** By the model where there is one, it may, and it can; else by rules (docs/rules.md#writer). */
async function generateAnswer<Answer extends object>(
  task: WritingTask<Answer>,
  mayUseModel: boolean,
  startedAt: number,
  { onEvent, signal }: Reader,
): Promise<{ answer: Answer; writtenBy: Writer }> {
  const spent: ModelUsage[] = [];
  let writtenBy: Writer | 'nobody' = 'nobody';
  let isFallback = false;
  let hasEmitted = false;
  const emit = (event: WritingEvent) => {
    if (event.name === 'again' && !hasEmitted) return;
    hasEmitted = event.name !== 'again';
    onEvent?.(event);
  };
  try {
    const job = await task.prepare();
    signal?.throwIfAborted();
    if (mayUseModel && hasModel())
      try {
        const reader = { ...(onEvent && { onEvent }), ...(signal && { signal }) };
        const end = startedAt + (onEvent ? time.streamed : time.whole);
        const answer = await askModel(job, emit, { ...reader, end, onUsage: (usage) => spent.push(usage) });
        writtenBy = 'model';
        return { answer, writtenBy };
      } catch (error) {
        const isUnavailable = error instanceof ModelUnavailable;
        if (!isUnavailable && !(error instanceof FaultyAnswer)) throw error;
        const reason = isUnavailable ? error.reason : 'faulty';
        // A budget that is spent is no fault of the model's.
        isFallback = reason !== 'budget';
        log.info('rules write instead', { kind: task.kind, reason });
        emit({ name: 'again' });
      }
    const answer = job.answerByRules();
    writtenBy = 'rules';
    for (const event of task.eventsOf(answer)) emit(event);
    return { answer, writtenBy };
  } finally {
    measureUsage({ kind: task.kind, writtenBy }, spent, isFallback);
  }
}

/** For an account that is erased while an answer is written for it nothing is kept any more; its reader has the answer. */
const unlessErased = (saving: Promise<void>): Promise<void> =>
  saving.catch((error) => {
    if (!accounts.isErased(error)) throw error;
  });

/**
 * An answer of the writer, within the user's quota; the same question again is answered from what is kept, and not counted.
 * Throws `over_quota`, and the signal's reason.
 */
export async function write<Answer extends object>(
  task: WritingTask<Answer>,
  caller: Caller,
  reader: Reader = {},
): Promise<Written<Answer>> {
  const startedAt = Date.now();
  const started = await withWriteLease(caller, async (lease) => {
    const mayUseModel = await canModelWrite();
    await consents.record(lease, 'writing');
    const found = await findCached(task, caller);
    return found ? { found } : { mayUseModel, ...(await takeAnswer(lease)) };
  });
  if ('found' in started) {
    for (const event of task.eventsOf(started.found)) reader.onEvent?.(event);
    return { ...started.found, left: await answersLeft(caller.id) };
  }

  const { mayUseModel, left, giveBack } = started;
  const later = (keep: (lease: accounts.WriteLease) => Promise<void>) =>
    unlessErased(accounts.withLease(caller.id, keep));
  try {
    const { answer, writtenBy } = await generateAnswer(task, mayUseModel, startedAt, reader);
    // What the rules wrote only because the model could not is no answer for a whole day.
    if (writtenBy === 'model' || !hasModel())
      await later((lease) => writtenAnswers.put(lease, hashOf(task), { ...answer, writtenBy }));
    return { ...answer, writtenBy, left };
  } catch (error) {
    // Who stops an answer has had a part of it.
    if (!reader.signal?.aborted) await later(giveBack);
    throw error;
  }
}
