import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider, refreshAuthTokens } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '#core/contract/stack/site-config.ts';
import { storedToken } from './stored-session.ts';

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

/**
 * Amplify writes down what a refresh brings, or forgets who is here where it is refused, whoever has left or come meanwhile.
 * An error without a name of its own is one that passes: whoever waits looks again, and finds who is here now.
 */
cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokenRefresher(async (input) => {
  const answer = refreshAuthTokens(input);
  const tokens = await answer.catch(() => null);
  // All who ask while one refresh is under way get its answer, whosever it is.
  const isOwn = tokens === null || tokens.username === input.username;
  if (!isOwn || storedToken('refreshToken') !== (input.tokens.refreshToken ?? null))
    throw new Error('a refresh of a session that is not here any more');
  return answer;
});

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
