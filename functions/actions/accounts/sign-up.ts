import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';
import { SignUpRejected } from '#functions/runtime/trigger.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';

/*
 * Two people are taken for one only when both sides have proved that the e-mail is theirs: by a code here, and to Google
 * there. So who registers another's e-mail first gains nothing (docs/rules.md#sign-in-google).
 */

/** 'Google_1234', at times 'google_1234' → '1234', the account's number at Google. */
function googleIdIn(username: string): string | null {
  return /^google_(.+)$/i.exec(username)?.[1] ?? null;
}

interface GoogleSignUp {
  readonly userName: string;
  readonly userPoolId: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
}

/** Somebody comes by Google for the first time: with a confirmed account here, as that; otherwise as a new one. */
export async function linkGoogle({
  userName,
  userPoolId,
  email,
  isEmailVerified,
}: GoogleSignUp): Promise<void> {
  const googleId = googleIdIn(userName);
  if (!email || !isEmailVerified || googleId === null) return;
  const account = await userPool.find(email, userPoolId);
  if (!account?.isEmailVerified || account.isExternal) return;
  await accounts.withLease(account.id, async (lease) => {
    // Before it is linked: from its next sign-in on its e-mail is kept by this.
    await googleLinks.put(lease, googleId, account.username);
    await userPool.linkGoogle(account.username, googleId, userPoolId);
  });
}

/**
 * Whether a new account by password needs no code. Throws of who is already here by Google: they would get a second, empty
 * account, which Cognito cannot join to the first one later. That an e-mail is taken, a sign-up tells anyway.
 */
export async function skipsConfirmation(email: string, userPoolId: string): Promise<boolean> {
  const others = await userPool.listByEmail(email, userPoolId);
  if (others.some((account) => account.isExternal && account.isEmailVerified))
    throw new SignUpRejected('GoogleAccountExists');
  return env('EMAIL_CONFIRMATION') !== 'true';
}
