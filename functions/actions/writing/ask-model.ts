import { randomBytes } from 'node:crypto';
import type { WritingEvent } from '#core/contract/writing.ts';
import { ask, ModelUnavailable, type ModelUsage, maxUsage } from '#functions/external/bedrock.ts';
import { FaultyAnswer } from './answer-check.ts';
import { reserveDollars } from './limits.ts';
import type { Emit, ModelJob } from './writing-task.ts';

/** Milliseconds; with less left nothing is asked. */
const minTime = 5000;

export interface ModelReader {
  /** As of `Date.now`: when the model must have ended, with a second answer too. */
  readonly end: number;
  readonly onEvent?: (event: WritingEvent) => void;
  readonly signal?: AbortSignal;
  readonly onUsage: (usage: ModelUsage) => void;
}

async function attempt<Answer>(
  job: ModelJob<Answer>,
  faults: readonly string[],
  emit: Emit,
  timeout: number,
  { onEvent, signal, onUsage }: ModelReader,
): Promise<Answer> {
  const promptCanary = randomBytes(6).toString('hex');
  const prompt = job.prompt(promptCanary, faults);
  const reserved = await reserveDollars(maxUsage(prompt));
  if (!reserved) throw new ModelUnavailable('budget');
  const parser = job.parser(promptCanary, emit);
  const faulty = new AbortController();
  const signals = [faulty.signal, ...(signal ? [signal] : [])];
  let spent: ModelUsage = { input: 0, output: 0 };
  const options = {
    signal: AbortSignal.any(signals),
    timeout,
    onUsage(used: ModelUsage) {
      spent = used;
      onUsage(used);
    },
  };
  try {
    if (!onEvent) parser.push(await ask(prompt, options));
    else
      await ask(prompt, {
        ...options,
        onText(text) {
          try {
            parser.push(text);
          } catch (error) {
            // Nothing more is wanted of an answer that nobody may see.
            faulty.abort(error);
          }
        },
      });
  } finally {
    await reserved.settle(spent);
  }
  return parser.end();
}

/**
 * The model's answer after its check; once more with what was wrong where it has not passed. Throws `ModelUnavailable`,
 * `FaultyAnswer` where the second has not passed either, and the signal's reason. What was emitted before `again`, or before
 * a throw, is void.
 */
export async function askModel<Answer>(
  job: ModelJob<Answer>,
  emit: Emit,
  reader: ModelReader,
): Promise<Answer> {
  const left = () => reader.end - Date.now();
  if (left() < minTime) throw new ModelUnavailable('timeout');
  try {
    return await attempt(job, [], emit, left(), reader);
  } catch (error) {
    if (!(error instanceof FaultyAnswer)) throw error;
    if (left() < minTime) throw new ModelUnavailable('timeout', { cause: error });
    emit({ name: 'again' });
    return await attempt(job, error.faults, emit, left(), reader);
  }
}
