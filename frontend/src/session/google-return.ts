import { sessionFailures, sessionToasts } from '../texts/account/session-ru.ts';
import { failure } from '../texts/ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { authErrorText, isCancelled, isJustLinked } from './auth-errors.ts';
import { isFirstAttempt, resetAttempts, takeReturnLocation } from './return-location.ts';
import { signInWithGoogle } from './session.ts';
import type { ProviderOutcome } from './watch-session.ts';

/** Says how the sign-in with Google has ended. Gives the place to go on to; null when one is sent there again. */
export async function handleGoogleReturn(outcome: ProviderOutcome): Promise<string | null> {
  const location = takeReturnLocation();
  let error = outcome.type === 'failed' ? outcome.error : null;
  if (isJustLinked(error) && isFirstAttempt()) {
    error = await signInWithGoogle(location).catch((retryError: unknown) => retryError);
    if (!error) return null;
  }
  resetAttempts();
  if (outcome.type === 'signed-in')
    notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.signedIn });
  else if (error && !isCancelled(error))
    notify({ type: 'error', title: failure.title, text: authErrorText(error, sessionFailures.google) });
  return location;
}
