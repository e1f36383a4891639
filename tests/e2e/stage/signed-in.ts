import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { siteConfig } from '#core/contract/stack/site-config.ts';
import { newcomer, type Person, refusals } from './people.ts';
import { site, type Visit } from './visit.ts';

/*
 * The site's own client in Node, for tests that are not about signing in: the form costs two seconds of a processor,
 * which downloads it, draws it and counts in the browser. One client in a process, so one person at a time.
 */

async function startClient(): Promise<Map<string, string>> {
  // It warns about an endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const config = siteConfig.parse(await (await fetch(`${site}/config.json`)).json());
  const { userPoolId, userPoolClientId, endpoint } = config.auth;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) } },
  });
  const storage = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  return storage;
}

/**
 * A visit of somebody with a session of their own, as the form would have left it in the browser; past onboarding,
 * where nothing else is said of what the browser keeps.
 */
export async function signedIn(
  { email, password }: Person,
  kept: Readonly<Record<string, string>> = { onboarding_completed: 'true' },
): Promise<Visit> {
  const storage = await startClient();
  const { isSignedIn } = await auth.signIn({ username: email, password });
  if (!isSignedIn) throw new Error(`${email} is not signed in`);
  const localStorage = [...storage, ...Object.entries(kept)].map(([name, value]) => ({ name, value }));
  return { expects: refusals, storageState: { cookies: [], origins: [{ origin: site, localStorage }] } };
}

/** Somebody nobody has met yet, with an account. */
export async function registered(): Promise<Person> {
  const person = newcomer();
  await startClient();
  const { email, password } = person;
  await auth.signUp({ username: email, password, options: { userAttributes: { email } } });
  return person;
}
