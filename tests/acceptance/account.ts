import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { variable } from './deployed.ts';

const password = 'шесть6';

const run = promisify(execFile);

/** The command as the owner of the stage runs it; gives what it said. */
export async function grantAdmin(to: string): Promise<string> {
  const args = ['infra/commands/grant-admin.ts', to, '--stage', variable('ACCEPTANCE_STAGE')];
  return (await run(process.execPath, args)).stdout;
}

/** A new account, signed in by SRP with the site's own library. */
export async function newAccount(name: string) {
  const [userPoolId = '', userPoolClientId = ''] = variable('ACCEPTANCE_SIGN_IN').split(' ');
  const endpoint = process.env.AWS_ENDPOINT_URL;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) } },
  });
  const email = `${name}-${Date.now()}@prizvanie.test`;
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  await signIn({ username: email, password });
  const { accessToken, idToken } = (await fetchAuthSession()).tokens ?? {};
  return {
    email,
    password,
    tokens: { access: String(accessToken), id: String(idToken) },
    claims: { ...accessToken?.payload } as Record<string, unknown>,
  };
}
