import { UserError } from '../../user-error.ts';

/**
 * What AWS has refused, or what stops us from asking it, is one line, too: the person at the terminal looks at rights, keys and
 * settings, not at our code.
 */
export function asUserError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isOfAws = '$metadata' in error || /Credentials|ExpiredToken/.test(error.name);
  return isOfAws ? new UserError(`AWS отказал: ${error.message} (${error.name}).`, { cause: error }) : error;
}
