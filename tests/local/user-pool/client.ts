import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { clientId, type PoolFixture, poolId, type StartedPool, startedPool } from './fixture.ts';

/* The browser's own client, in Node. There is one of it in a process, so there is one pool at a time. */

export const email = 'anna@example.ru';
export const password = 'секрет 1';

/** What the browser's storage holds. */
export let storage = new Map<string, string>();

export function restoreStorage(kept: Map<string, string>): void {
  storage = kept;
}

export const stored = (ending: string): string =>
  [...storage].find(([key]) => key.endsWith(`.${ending}`))?.[1] ?? '';

export async function startAmplify(fixture: PoolFixture = {}): Promise<StartedPool> {
  const started = await startedPool(fixture);
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: started.endpoint },
    },
  });
  storage = new Map();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  return started;
}

/** With an account that its e-mail has confirmed. */
export async function signedUp(fixture?: PoolFixture): Promise<StartedPool> {
  const started = await startAmplify(fixture);
  await auth.signUp({ username: email, password, options: { userAttributes: { email } } });
  await auth.confirmSignUp({ username: email, confirmationCode: started.pool.outbox()[0]?.code ?? '' });
  return started;
}

export const nameOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error: Error) => `${error.name}: ${error.message}`,
  );

export async function accessToken(): Promise<string> {
  const { tokens } = await auth.fetchAuthSession();
  return tokens?.accessToken.toString() ?? '';
}
