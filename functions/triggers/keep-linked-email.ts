import type { InboundFederationTriggerEvent } from 'aws-lambda';
import { findLinkedEmail } from '#functions/actions/accounts/sign-up.ts';
import { trigger } from '#functions/runtime/trigger.ts';

/** At each sign-in with Google, before Cognito writes what Google says into the account. */
export const handler = trigger<InboundFederationTriggerEvent>(async ({ userPoolId, request, response }) => {
  const { userInfo, idToken } = request.attributes;
  const claims = { ...userInfo, ...idToken };
  const linked = claims.sub === undefined ? null : await findLinkedEmail(claims.sub, userPoolId);
  // Nothing leaves all as Google says it; anything else takes its place, so that all is named.
  response.userAttributesToMap = linked
    ? { ...claims, email: linked.email, email_verified: String(linked.isVerified) }
    : {};
});
