import { forgetErasure } from '../browser-storage/erasure-note.ts';
import { type AuthClient, authClient } from './auth-client.ts';
import { isUnconfirmed } from './auth-errors.ts';
import { saveReturnLocation } from './google/return-location.ts';
import { userIdOf } from './session-state.ts';
import { sessionNow } from './session-store.ts';
import { hasStoredSession, removeStoredTokens, storedToken } from './stored-session.ts';
import { refreshedTokens } from './tokens.ts';
import { endAllSessions, endOneSession } from './user-pool.ts';
import { endSession, recheck } from './watch-session.ts';

/*
 * What one can do about who one is. Each throws what Amplify throws; `auth-errors.ts` has the words for it.
 */
export { endSession, recheckRoles } from './watch-session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** What is still wanted before somebody is in. */
export type SignInStep = 'done' | 'confirmation' | 'totp' | 'reset';

const steps: Readonly<Record<string, SignInStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirmation',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'totp',
  RESET_PASSWORD: 'reset',
};

async function stepAfter({ nextStep }: Awaited<ReturnType<AuthClient['signIn']>>): Promise<SignInStep> {
  const step = steps[nextStep.signInStep];
  if (!step) throw new Error(`sign-in asks for ${nextStep.signInStep}`);
  if (step === 'done') {
    if (!hasStoredSession()) {
      // Amplify has kept it in memory, where the next page would not find it.
      void takeLeave(null);
      throw Object.assign(new Error('the storage is forbidden'), { name: 'StorageForbidden' });
    }
    await recheck();
  }
  return step;
}

export async function signIn({ email, password }: Credentials): Promise<SignInStep> {
  const client = await authClient();
  return stepAfter(await client.signIn({ username: email, password }));
}

/** The second step of a sign-in with two. */
export async function confirmTotp(code: string): Promise<SignInStep> {
  const client = await authClient();
  return stepAfter(await client.confirmSignIn({ challengeResponse: code }));
}

export async function signUp({ email, password }: Credentials): Promise<void> {
  const client = await authClient();
  await client.signUp({ username: email, password, options: { userAttributes: { email } } });
}

/** Done before, where the answer was lost, is done. */
const unlessDone = (refusal: RegExp) => (error: unknown) => {
  if (!(error instanceof Error && refusal.test(error.message))) throw error;
};

export async function confirmSignUp(email: string, code: string): Promise<void> {
  const client = await authClient();
  await client
    .confirmSignUp({ username: email, confirmationCode: code })
    .catch(unlessDone(/Current status is CONFIRMED/));
}

export async function resendCode(email: string): Promise<void> {
  const client = await authClient();
  await client.resendSignUpCode({ username: email });
}

/** Leaves the site for Google; the way back leads to the root, and from there to this place. */
export async function signInWithGoogle(returnPath = location.pathname + location.search): Promise<void> {
  const client = await authClient();
  saveReturnLocation(returnPath);
  await client.signInWithRedirect({ provider: 'Google' });
}

/** Sends a code: for a new password, or first for the e-mail where nobody has shown yet that it is theirs. */
export async function forgotPassword(email: string): Promise<'reset' | 'confirmation'> {
  const client = await authClient();
  try {
    await client.resetPassword({ username: email });
    return 'reset';
  } catch (error) {
    if (!isUnconfirmed(error)) throw error;
    await client.resendSignUpCode({ username: email });
    return 'confirmation';
  }
}

export async function resetPassword({ email, password, code }: Credentials & { code: string }) {
  const client = await authClient();
  await client.confirmResetPassword({ username: email, newPassword: password, confirmationCode: code });
}

/** So long a sign-out waits for the network, milliseconds. */
const farewellMs = 3_000;
const pause = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

/** Here the session ends whatever the server answers; with `everywhere` only after all others have (docs/rules.md#session-sign-out). */
export async function signOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  if (everywhere) await signOutEverywhere();
  // Before other tabs hear: who leaves by a press may come back.
  forgetErasure(userIdOf(sessionNow()));
  const refreshToken = storedToken('refreshToken');
  // Before anything is waited for: a tab that is closed meanwhile leaves nobody signed in.
  removeStoredTokens();
  await Promise.race([takeLeave(refreshToken), pause(farewellMs)]);
  endSession();
}

/** Throws where other devices may still be signed in. */
async function signOutEverywhere(): Promise<void> {
  // With an expired token the server would refuse.
  const tokens = await Promise.race([refreshedTokens(() => true, farewellMs), pause(3 * farewellMs)]);
  if (tokens === undefined) throw new Error('no answer');
  if (!tokens) {
    endSession();
    throw new Error('the session has ended before');
  }
  await endAllSessions(tokens.access, 3 * farewellMs);
}

/** Without tokens Amplify asks no server; who has come by Google goes to the hosted page of signing out. */
async function takeLeave(refreshToken: string | null): Promise<void> {
  if (refreshToken !== null) await endOneSession(refreshToken, farewellMs / 2).catch(() => {});
  await authClient()
    .then((client) => client.signOut())
    .catch(() => {});
}

export async function isTotpOn(): Promise<boolean> {
  const client = await authClient();
  const { enabled = [] } = await client.fetchMFAPreference();
  return enabled.includes('TOTP');
}

/** A new secret for an authenticator; nothing is asked for until a code of it has been confirmed. */
export async function setUpTotp(issuer: string, email: string): Promise<{ secret: string; uri: string }> {
  const client = await authClient();
  const { sharedSecret, getSetupUri } = await client.setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(issuer, email).href };
}

/** Shows that an authenticator has the secret; a code that is spent has shown it. */
export async function verifyTotp(code: string): Promise<void> {
  const client = await authClient();
  await client.verifyTOTPSetup({ code }).catch(unlessDone(/already been used/));
}

export async function turnTotpOn(): Promise<void> {
  const client = await authClient();
  await client.updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnTotpOff(): Promise<void> {
  const client = await authClient();
  await client.updateMFAPreference({ totp: 'DISABLED' });
}
