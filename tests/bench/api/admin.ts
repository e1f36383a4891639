import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { siteConfig } from '#core/contract/stack/site-config.ts';
import { demoAdmin, demoPassword } from '../../../infra/local/demo-accounts.ts';

/** The demo administrator, signed in as the site does it: what they do to a vacancy by the API. */
export interface Admin {
  setActive(jobId: string, isActive: boolean): Promise<void>;
}

/** One at a time: the client keeps its session for the whole process. */
export async function signedInAdmin(url: string): Promise<Admin> {
  const { auth } = siteConfig.parse(await (await fetch(`${url}/config.json`)).json());
  // It would warn of a pool that is not AWS's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { userPoolId, userPoolClientId, endpoint } = auth;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) } },
  });
  // Whoever was signed in at the stack before this one.
  await signOut();
  await signIn({ username: demoAdmin, password: demoPassword });
  return {
    async setActive(jobId, isActive) {
      const { tokens } = await fetchAuthSession();
      const answer = await fetch(`${url}/api/admin/jobs/${encodeURIComponent(jobId)}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${tokens?.accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ isActive }),
      });
      if (!answer.ok)
        throw new Error(`the vacancy was not switched: ${answer.status} ${await answer.text()}`);
    },
  };
}
