import { hasCode, isSignedOut, messageForPeople } from '../../api/failures.ts';
import { letterFailures } from '../../texts/letter-ru.ts';
import { failure } from '../../texts/ru.ts';

/** The message, or what is said without one (docs/rules.md#errors-letter). Null where a sign-in dialog says it. */
export function letterFailureText(error: Error): string | null {
  if (isSignedOut(error)) return null;
  if (hasCode(error, 'too_large') || error.message.includes('too large')) return letterFailures.tooLarge;
  if (hasCode(error, 'network')) return failure.noAnswer;
  const otherwise = hasCode(error, 'over_quota') ? letterFailures.overQuota : letterFailures.create;
  return messageForPeople(error) ?? otherwise;
}

export function savingFailureText(error: Error): string | null {
  if (isSignedOut(error)) return null;
  return hasCode(error, 'network') ? failure.noAnswer : (messageForPeople(error) ?? letterFailures.save);
}
