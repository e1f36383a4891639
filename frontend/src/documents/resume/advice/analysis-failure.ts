import { hasCode, isSignedOut, messageForPeople } from '../../../api/failures.ts';
import { analysisFailures } from '../../../texts/documents-ru.ts';
import { failure } from '../../../texts/ru.ts';

/** The message, or what is said without one (docs/rules.md#errors-analysis). Null where a sign-in dialog says it. */
export function analysisFailureText(error: Error): string | null {
  if (isSignedOut(error)) return null;
  if (hasCode(error, 'too_large') || error.message.includes('too large')) return analysisFailures.tooLarge;
  if (hasCode(error, 'network')) return failure.noAnswer;
  const otherwise = hasCode(error, 'over_quota') ? analysisFailures.overQuota : analysisFailures.analyze;
  return messageForPeople(error) ?? otherwise;
}
