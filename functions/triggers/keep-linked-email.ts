import type { InboundFederationTriggerEvent } from 'aws-lambda';
import * as userPool from '#functions/external/user-pool.ts';
import { trigger } from '#functions/runtime/trigger.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';

/**
 * At each sign-in with Google, before Cognito writes what Google says into the account. Of one that a Google account is
 * linked to the e-mail is its owner's own, by which they sign in with a password: it stays, whatever Google's is by now.
 * Who has come by Google alone follows Google. Where this cannot be asked nobody comes in, rather than lose their e-mail.
 */
export const handler = trigger<InboundFederationTriggerEvent>(async ({ userPoolId, request, response }) => {
  const { userInfo, idToken } = request.attributes;
  const claims = { ...userInfo, ...idToken };
  const link = claims.sub === undefined ? null : await googleLinks.find(claims.sub);
  const account = link && (await userPool.findOwner(link, userPoolId));
  // Nothing leaves all as Google says it; anything else takes its place, so that all is named.
  response.userAttributesToMap = account
    ? { ...claims, email: account.email, email_verified: String(account.isEmailVerified) }
    : {};
});
