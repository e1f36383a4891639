import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import type { Reader } from './write.ts';

/** Milliseconds between two looks. */
const pollMs = 2000;

/** Does the work with a signal that is aborted when the reader has gone, or has said by `stopWriting` that it has. */
export async function untilStopped<Value>(
  caller: Caller,
  writingId: string,
  { onEvent, signal }: Required<Reader>,
  work: (reader: Required<Reader>) => Promise<Value>,
): Promise<Value> {
  const stopped = new AbortController();
  const checkStopped = async () => {
    // A look that fails is taken again in two seconds.
    if (await writtenAnswers.isStopped(caller.id, writingId).catch(() => false))
      stopped.abort(new AppError('conflict', 'Остановлено'));
  };
  const timer = setInterval(() => void checkStopped(), pollMs);
  try {
    return await work({ onEvent, signal: AbortSignal.any([signal, stopped.signal]) });
  } finally {
    clearInterval(timer);
  }
}
