import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '#core/contract/stack/site-config.ts';

// Only `auth-client.ts` imports this file, and late: a visitor without a session never downloads it.
export {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
export { Hub } from 'aws-amplify/utils';

/** With it the access token may change its own account: TOTP needs that. */
const accountScope = 'aws.cognito.signin.user.admin';

export function configure({ auth }: SiteConfig) {
  // It warns about an endpoint that is not Amazon's, and at finer levels it would write requests down.
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const root = `${location.origin}/`;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: auth.userPoolId,
        userPoolClientId: auth.userPoolClientId,
        ...(auth.endpoint && { userPoolEndpoint: auth.endpoint }),
        loginWith: {
          email: true,
          ...(auth.hostedDomain && {
            oauth: {
              domain: auth.hostedDomain,
              scopes: ['openid', 'email', accountScope],
              redirectSignIn: [root],
              redirectSignOut: [root],
              responseType: 'code',
            },
          }),
        },
      },
    },
  });
}
