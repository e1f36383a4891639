import { randomBytes } from 'node:crypto';
import type { WritingEvent } from '#core/contract/writing.ts';
import { ask, ModelUnavailable, type ModelUsage, mostUsage } from '#functions/external/bedrock.ts';
import { FaultyAnswer } from './answer-check.ts';
import { reserveDollars } from './limits.ts';
import type { Say, Writing } from './work.ts';

/** Milliseconds; with less left nothing is asked. */
const leastTime = 5000;

export interface ModelReader {
  /** As of `Date.now`: when the model must have ended, with a second answer too. */
  readonly end: number;
  readonly onEvent?: (event: WritingEvent) => void;
  readonly signal?: AbortSignal;
  readonly onUsage: (usage: ModelUsage) => void;
}

async function attempt<Answer>(
  writing: Writing<Answer>,
  faults: readonly string[],
  say: Say,
  patience: number,
  { onEvent, signal, onUsage }: ModelReader,
): Promise<Answer> {
  const mark = randomBytes(6).toString('hex');
  const prompt = writing.prompt(mark, faults);
  const reserved = await reserveDollars(mostUsage(prompt));
  if (!reserved) throw new ModelUnavailable('budget');
  const reading = writing.read(mark, say);
  const faulty = new AbortController();
  const signals = [faulty.signal, ...(signal ? [signal] : [])];
  let spent: ModelUsage = { input: 0, output: 0 };
  const asking = {
    signal: AbortSignal.any(signals),
    patience,
    onUsage(used: ModelUsage) {
      spent = used;
      onUsage(used);
    },
  };
  try {
    if (!onEvent) reading.take(await ask(prompt, asking));
    else
      await ask(prompt, {
        ...asking,
        onText(text) {
          try {
            reading.take(text);
          } catch (error) {
            // Nothing more is wanted of an answer that nobody may see.
            faulty.abort(error);
          }
        },
      });
  } finally {
    await reserved.settle(spent);
  }
  return reading.end();
}

/**
 * The model's answer after its check; once more with what was wrong where it has not passed. Throws `ModelUnavailable`,
 * `FaultyAnswer` where the second has not passed either, and the signal's reason. What was said before `again`, or before
 * a throw, is void.
 */
export async function askModel<Answer>(
  writing: Writing<Answer>,
  say: Say,
  reader: ModelReader,
): Promise<Answer> {
  const left = () => reader.end - Date.now();
  if (left() < leastTime) throw new ModelUnavailable('timeout');
  try {
    return await attempt(writing, [], say, left(), reader);
  } catch (error) {
    if (!(error instanceof FaultyAnswer)) throw error;
    if (left() < leastTime) throw new ModelUnavailable('timeout', { cause: error });
    say({ name: 'again' });
    return await attempt(writing, error.faults, say, left(), reader);
  }
}
