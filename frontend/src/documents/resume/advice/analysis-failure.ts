import { ApiError } from '../../../api/call-api.ts';
import { analysisFailures } from '../../../texts/documents-ru.ts';
import { failure } from '../../../texts/ru.ts';

const isForPeople = (message: string) => /\p{Script=Cyrillic}/u.test(message);

export const isSignedOut = (error: Error) => error instanceof ApiError && error.code === 'unauthorized';

/** The message, or what is said without one (docs/rules.md#errors-analysis). Null where a sign-in dialog says it. */
export function analysisFailureText(error: Error): string | null {
  const code = error instanceof ApiError ? error.code : null;
  if (isSignedOut(error)) return null;
  if (code === 'too_large' || error.message.includes('too large')) return analysisFailures.tooLarge;
  if (code === 'network') return failure.noAnswer;
  if (isForPeople(error.message)) return error.message;
  return code === 'over_quota' ? analysisFailures.overQuota : analysisFailures.analyze;
}
