import { isUnanswered } from '../../api/failures.ts';

/** The contract takes no more at once. */
const batchSize = 100;

/** Not all was done: what was stays so. */
class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/** What a person reads of it; null where nothing was done, or all of it is another failure. */
export const wordsOfPart = (error: Error): string | null =>
  error instanceof PartlyDone ? error.message : null;

interface BatchAnswer<T> {
  done: readonly T[];
  /** Ids of those with which it came to nothing. */
  failed: readonly string[];
}

/** How much was done where the rest failed, and where nobody knows what became of the rest. */
export interface PartWords {
  partly(done: number): string;
  unanswered(done: number): string;
}

/** One batch after another. */
export async function inBatches<T>(
  ids: readonly string[],
  call: (batch: string[]) => Promise<BatchAnswer<T>>,
  words: PartWords,
): Promise<T[]> {
  const done: T[] = [];
  let isPart = false;
  for (let at = 0; at < ids.length; at += batchSize) {
    try {
      const answer = await call(ids.slice(at, at + batchSize));
      done.push(...answer.done);
      isPart ||= answer.failed.length > 0;
    } catch (error) {
      if (isUnanswered(error)) throw new PartlyDone(words.unanswered(done.length), { cause: error });
      throw done.length === 0 ? error : new PartlyDone(words.partly(done.length), { cause: error });
    }
  }
  if (isPart) throw new PartlyDone(words.partly(done.length));
  return done;
}
