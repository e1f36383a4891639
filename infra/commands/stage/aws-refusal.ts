import { Refusal } from '../../refusal.ts';

/** What AWS has refused is one line, too: the person at the terminal looks at rights and settings, not at our code. */
export function asRefusal(error: unknown): unknown {
  const isAnswer = error instanceof Error && '$metadata' in error;
  return isAnswer ? new Refusal(`AWS отказал: ${error.message} (${error.name}).`) : error;
}
