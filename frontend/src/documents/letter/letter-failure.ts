import { ApiError } from '../../api/call-api.ts';
import { letterFailures } from '../../texts/letter-ru.ts';
import { failure } from '../../texts/ru.ts';

/** In Russian, and about more than that something went wrong. */
const isForPeople = ({ message }: Error, code: string | null) =>
  code !== 'internal' && /\p{Script=Cyrillic}/u.test(message);

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : null);

/** The message, or what is said without one (docs/rules.md#errors-letter). Null where a sign-in dialog says it. */
export function letterFailureText(error: Error): string | null {
  const code = codeOf(error);
  if (code === 'unauthorized') return null;
  if (code === 'too_large' || error.message.includes('too large')) return letterFailures.tooLarge;
  if (code === 'network') return failure.noAnswer;
  if (isForPeople(error, code)) return error.message;
  return code === 'over_quota' ? letterFailures.overQuota : letterFailures.create;
}

export function savingFailureText(error: Error): string | null {
  const code = codeOf(error);
  if (code === 'unauthorized') return null;
  if (code === 'network') return failure.noAnswer;
  return isForPeople(error, code) ? error.message : letterFailures.save;
}
