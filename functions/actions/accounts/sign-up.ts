import { adminRole, foldEmail } from '#core/domain/user/user.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';
import { SignUpRejected } from '#functions/runtime/trigger.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';

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

/**
 * Of a sign-in with Google: the e-mail of the account that the Google account is linked to. It is its owner's own, by which they
 * sign in with a password, and stays whatever Google's is by now. Null of who has come by Google alone and follows Google.
 * Throws where this cannot be asked: then nobody comes in, rather than lose their e-mail.
 */
export async function findLinkedEmail(
  googleId: string,
  userPoolId: string,
): Promise<{ readonly email: string; readonly isVerified: boolean } | null> {
  const link = await googleLinks.find(googleId);
  const account = link && (await userPool.findOwner(link, userPoolId));
  return account ? { email: account.email, isVerified: account.isEmailVerified } : null;
}

interface ConfirmedAccount {
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** An account with an e-mail that the stage names, and that is proved to be its owner's, is an administrator's. */
export async function grantFirstAdmin({ userId, email, isEmailVerified }: ConfirmedAccount): Promise<void> {
  const adminEmails = foldEmail(env('ADMIN_EMAILS')).split(',');
  if (email !== '' && isEmailVerified && adminEmails.includes(foldEmail(email)))
    await accounts.withLease(userId, () => userRoles.put(userId, adminRole));
}
