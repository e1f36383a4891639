import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endOldSessions } from '#functions/actions/accounts/end-old-sessions.ts';
import { grantFirstAdmin } from '#functions/actions/accounts/sign-up.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { trigger } from '#functions/runtime/trigger.ts';

/**
 * Once a new account is confirmed, and only then: a forgotten password that is set anew is confirmed as well, and must not bring
 * back a role taken away since. Whoever knew the old one is signed out.
 */
export const handler = trigger<PostConfirmationTriggerEvent>(
  async ({ triggerSource, userName, userPoolId, request }) => {
    if (triggerSource === 'PostConfirmation_ConfirmForgotPassword')
      return endOldSessions(userName, userPoolId);
    if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return;
    const { sub: userId, email = '', email_verified: verified } = request.userAttributes;
    if (userId) await grantFirstAdmin({ userId, email, isEmailVerified: verified === 'true' });
    measure({ SignUps: 1 });
  },
);
