import { sessionFailures, sessionToasts } from '../../texts/account/session-ru.ts';
import { failure } from '../../texts/ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { authErrorText, isCancelled, isJustLinked } from '../auth-errors.ts';
import { signInWithGoogle } from '../session.ts';
import { sessionNow } from '../session-store.ts';
import type { ProviderOutcome } from '../watch-session.ts';
import { isFirstAttempt, resetAttempts, takeReturnLocation } from './return-location.ts';

/**
 * Google's answer has come, and nobody asks for it any more: another tab has put away what it was to be checked by.
 * Who is signed in has opened an old address.
 */
const isLost = ({ type }: ProviderOutcome) =>
  type === 'nothing' && sessionNow().status === 'visitor' && new URLSearchParams(location.search).has('code');

/**
 * Says how the sign-in with Google has ended. Gives the place to go on to; null when one is sent there again, or has not
 * come back at all.
 */
export async function handleGoogleReturn(outcome: ProviderOutcome): Promise<string | null> {
  const leftFrom = takeReturnLocation();
  let error = outcome.type === 'failed' ? outcome.error : null;
  if (isJustLinked(error) && isFirstAttempt()) {
    error = await signInWithGoogle(leftFrom).catch((retryError: unknown) => retryError);
    if (!error) return null;
  }
  resetAttempts();
  // Told of a sign-in that was given up long ago, on whatever page the next one begins.
  if (isCancelled(error)) return null;
  if (outcome.type === 'signed-in')
    notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.signedIn });
  else if (error || isLost(outcome))
    notify({ type: 'error', title: failure.title, text: authErrorText(error, sessionFailures.google) });
  return leftFrom;
}
