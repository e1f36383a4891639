import { Refusal } from '../../refusal.ts';

/**
 * What AWS has refused, or what stops us from asking it, is one line, too: the person at the terminal looks at rights, keys and
 * settings, not at our code.
 */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isOfAws = '$metadata' in error || /Credentials|ExpiredToken/.test(error.name);
  return isOfAws ? new Refusal(`AWS отказал: ${error.message} (${error.name}).`, { cause: error }) : error;
}
