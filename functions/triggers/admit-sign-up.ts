import type { PreSignUpTriggerEvent } from 'aws-lambda';
import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';
import { SignUpRejected, trigger } from '#functions/runtime/trigger.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';

/**
 * Before Cognito makes an account. Two people are taken for one only when both sides have proved that the e-mail is
 * theirs: by a code here, and to Google there. So who registers another's e-mail first gains nothing
 * (docs/rules.md#sign-in-google).
 */
export const handler = trigger<PreSignUpTriggerEvent>(async (event) => {
  if (event.triggerSource === 'PreSignUp_ExternalProvider') await linkGoogle(event);
  if (event.triggerSource === 'PreSignUp_SignUp') await authorizePasswordSignUp(event);
});

/** Somebody comes by Google for the first time: with a confirmed account here, as that; otherwise as a new one. */
async function linkGoogle({ userName, userPoolId, request }: PreSignUpTriggerEvent): Promise<void> {
  const { email, email_verified: verified } = request.userAttributes;
  const googleId = googleIdIn(userName);
  if (!email || verified !== 'true' || googleId === null) return;
  const account = await userPool.find(email, userPoolId);
  if (!account?.isEmailVerified || account.isExternal) return;
  await accounts.withLease(account.id, async (lease) => {
    // Before it is linked: from its next sign-in on its e-mail is kept by this.
    await googleLinks.put(lease, googleId, account.username);
    await userPool.linkGoogle(account.username, googleId, userPoolId);
  });
}

/** 'Google_1234', at times 'google_1234' → '1234', the account's number at Google. */
function googleIdIn(username: string): string | null {
  return /^google_(.+)$/i.exec(username)?.[1] ?? null;
}

/**
 * Who is already here by Google would get a second, empty account, which Cognito cannot join to the first one later.
 * That an e-mail is taken, a sign-up tells anyway.
 */
async function authorizePasswordSignUp({
  userPoolId,
  request,
  response,
}: PreSignUpTriggerEvent): Promise<void> {
  const { email = '' } = request.userAttributes;
  const others = await userPool.listByEmail(email, userPoolId);
  if (others.some((account) => account.isExternal && account.isEmailVerified))
    throw new SignUpRejected('GoogleAccountExists');
  if (env('EMAIL_CONFIRMATION') === 'true') return;
  // Let in, but the e-mail stays unproved: without a code anybody may have typed it.
  response.autoConfirmUser = true;
}
