import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { linkGoogle, skipsConfirmation } from '#functions/actions/accounts/sign-up.ts';
import { trigger } from '#functions/runtime/trigger.ts';

/** Before Cognito makes an account. */
export const handler = trigger<PreSignUpTriggerEvent>(async (event) => {
  const { triggerSource, userName, userPoolId, request, response } = event;
  const { email, email_verified: verified } = request.userAttributes;
  if (triggerSource === 'PreSignUp_ExternalProvider')
    await linkGoogle({ userName, userPoolId, email, isEmailVerified: verified === 'true' });
  // Let in, but the e-mail stays unproved: without a code anybody may have typed it.
  if (triggerSource === 'PreSignUp_SignUp' && (await skipsConfirmation(email ?? '', userPoolId)))
    response.autoConfirmUser = true;
});
