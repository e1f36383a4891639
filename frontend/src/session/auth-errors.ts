import { ApiError } from '../api/call-api.ts';
import { authErrors } from '../texts/account/session-ru.ts';
import { isRetryable } from './refresh-policy.ts';

/** Cognito says different things under one name; what it means stands in its English sentence only. */
const meanings: readonly (readonly [name: RegExp, message: RegExp, cause: string])[] = [
  [/^NotAuthorizedException$/, /attempts exceeded/i, 'TooManyFailedAttemptsException'],
  [/^NotAuthorizedException$/, /session/i, 'SessionExpired'],
  [/^NotAuthorizedException$/, /disabled/i, 'UserDisabled'],
  [/^InvalidParameterException$/, /no registered\/verified email/i, 'UserNotConfirmedException'],
  [/^InvalidParameterException$/, /password/i, 'InvalidPasswordException'],
  [/^InvalidParameterException$/, /e-?mail|username/i, 'InvalidEmail'],
  [/^InvalidParameterException$/, /code/i, 'CodeMismatchException'],
  [/^(ExpiredCodeException|EnableSoftwareTokenMFAException)$/, /already/i, 'CodeAlreadyUsed'],
  [/^UserLambdaValidationException$/, /GoogleAccountExists/, 'GoogleAccountExists'],
  [/^OAuthSignInException$/, /cancel|access_denied|denied/i, 'AccessDenied'],
];

/** The key of the one table of texts. */
function causeOf(error: unknown): string {
  if (error instanceof ApiError) return error.isRetryable ? 'NetworkError' : error.code;
  if (!(error instanceof Error)) return '';
  const { name, message } = error;
  const cause = meanings.find(([names, messages]) => names.test(name) && messages.test(message))?.[2] ?? name;
  return !Object.hasOwn(authErrors, cause) && isRetryable(error) ? 'NetworkError' : cause;
}

/** In words for people; `fallback` where the cause has none (docs/rules.md#errors-sign-in). */
export const authErrorText = (error: unknown, fallback: string): string =>
  authErrors[causeOf(error)] ?? fallback;

export type AuthField = 'email' | 'password' | 'code';

const fields: Readonly<Record<string, AuthField>> = {
  NotAuthorizedException: 'password',
  UserNotFoundException: 'password',
  InvalidPasswordException: 'password',
  UsernameExistsException: 'email',
  AliasExistsException: 'email',
  GoogleAccountExists: 'email',
  InvalidEmail: 'email',
  CodeMismatchException: 'code',
  CodeAlreadyUsed: 'code',
  ExpiredCodeException: 'code',
};

/** The field that is to be filled in anew; of an unknown e-mail the password, so that nobody learns who has an account. */
export const authErrorField = (error: unknown): AuthField | undefined => fields[causeOf(error)];

/** Nobody has shown yet that the e-mail is theirs. */
export const isUnconfirmed = (error: unknown) => causeOf(error) === 'UserNotConfirmedException';

/** The reader turned back: they know, and nothing failed. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && /^User cancelled OAuth flow/.test(error.message);

/**
 * Cognito refuses the very sign-in that links a Google account to an older one, though the link is made: the next
 * attempt succeeds.
 */
export const isJustLinked = (error: unknown) =>
  error instanceof Error && /already found an entry for username/i.test(error.message);
