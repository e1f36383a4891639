/** The contract takes no more at once. */
const batchSize = 100;

/** A batch has failed behind others that were done: what these have brought stays so. */
class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/** What a person reads of it; null where nothing was done, or all of it is another failure. */
export const wordsOfPart = (error: Error): string | null =>
  error instanceof PartlyDone ? error.message : null;

/** One batch after another; `wordsAfter` says how much was done where a later one fails. */
export async function inBatches<T>(
  ids: readonly string[],
  call: (batch: string[]) => Promise<T[]>,
  wordsAfter: (done: number) => string,
): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    try {
      answers.push(...(await call(ids.slice(at, at + batchSize))));
    } catch (error) {
      throw answers.length === 0 ? error : new PartlyDone(wordsAfter(answers.length), { cause: error });
    }
  }
  return answers;
}
