import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from 'aws-amplify/auth';
import { createTokenSource } from '#tests/support/accounts/access-token.ts';
import { demoAdmin, demoPassword } from '../../../infra/local/demo-accounts.ts';

export interface User {
  readonly id: string;
  readonly username: string;
  /** An access token, good for a quarter of an hour: `keepSignedIn` puts another in its place. */
  token: string;
}

const tokenOf = async (url: string, username: string): Promise<string> =>
  (await createTokenSource(url, username))();

async function userOf(url: string, username: string): Promise<User> {
  const token = await tokenOf(url, username);
  const [, claims = ''] = token.split('.');
  return { id: JSON.parse(Buffer.from(claims, 'base64url').toString()).sub, username, token };
}

/** The demo administrator and so many new accounts, signed in one after the other as the site does it. */
export async function signedInUsers(url: string, count: number): Promise<{ admin: User; users: User[] }> {
  const admin = await userOf(url, demoAdmin);
  const users: User[] = [];
  for (let n = 0; n < count; n++) {
    const username = `soak-${n}@prizvanie.local`;
    await signUp({ username, password: demoPassword });
    users.push(await userOf(url, username));
  }
  return { admin, users };
}

/** Milliseconds in which each has had a new token. */
const renewedWithin = 8 * 60_000;

/** One after the other, over and over, until the end: with a session each a browser would ask for itself. */
export async function keepSignedIn(url: string, people: readonly User[], ended: AbortSignal): Promise<void> {
  for (;;)
    for (const person of people) {
      await sleep(renewedWithin / people.length, undefined, { signal: ended }).catch(() => {});
      if (ended.aborted) return;
      person.token = await tokenOf(url, person.username);
    }
}
