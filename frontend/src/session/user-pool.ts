import { siteConfig } from '../api/site-config.ts';

/*
 * What Amplify asks Cognito without saying how it has ended, and without an end where the network hangs. Each throws
 * unless it is done within the time, milliseconds.
 */

async function ask(operation: string, request: Record<string, string>, timeout: number): Promise<void> {
  const { auth } = await siteConfig();
  const { status } = await fetch(auth.endpoint ?? `https://cognito-idp.${auth.region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeout),
  });
  if (status !== 200) throw new Error(`${operation} was answered with ${status}`);
}

/** Of the token's user, on every device. */
export const endAllSessions = (accessToken: string, timeout: number) =>
  ask('GlobalSignOut', { AccessToken: accessToken }, timeout);

/** The one that the token refreshes. */
export async function endOneSession(refreshToken: string, timeout: number): Promise<void> {
  const { auth } = await siteConfig();
  await ask('RevokeToken', { ClientId: auth.userPoolClientId, Token: refreshToken }, timeout);
}
