import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { adminRole, foldEmail } from '#core/domain/user/user.ts';
import { env } from '#functions/runtime/env.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { trigger } from '#functions/runtime/trigger.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';

/**
 * A new account with an e-mail that the stage names, and that is proved to be its owner's, is an administrator's.
 * Once: a forgotten password that is set anew is confirmed as well, and must not bring back a role taken away since.
 */
export const handler = trigger<PostConfirmationTriggerEvent>(async ({ triggerSource, request }) => {
  if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return;
  const { sub, email = '', email_verified: verified } = request.userAttributes;
  const adminEmails = foldEmail(env('ADMIN_EMAILS')).split(',');
  const isAdminEmail = email !== '' && verified === 'true' && adminEmails.includes(foldEmail(email));
  if (isAdminEmail && sub) await accounts.withLease(sub, () => userRoles.put(sub, adminRole));
  measure({ SignUps: 1 });
});
