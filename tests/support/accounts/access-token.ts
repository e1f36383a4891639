import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { siteConfig } from '#core/contract/stack/site-config.ts';
import { demoPassword } from '../../../infra/local/demo-accounts.ts';

/** An access token, another one whenever the last is about to end. */
export type TokenSource = () => Promise<string>;

/** A demo account, signed in as the site does it. One at a time: the client keeps its session for the whole process. */
export async function createTokenSource(url: string, username: string): Promise<TokenSource> {
  const { auth } = siteConfig.parse(await (await fetch(`${url}/config.json`)).json());
  // It would warn of a pool that is not AWS's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { userPoolId, userPoolClientId, endpoint } = auth;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) } },
  });
  // Whoever was signed in at the stack before this one.
  await signOut();
  await signIn({ username, password: demoPassword });
  return async () => String((await fetchAuthSession()).tokens?.accessToken);
}
