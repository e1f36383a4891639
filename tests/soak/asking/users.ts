import { signUp } from 'aws-amplify/auth';
import { signedIn } from '#tests/support/accounts/access-token.ts';
import { demoAdmin, demoPassword } from '../../../infra/local/demo-accounts.ts';

export interface User {
  readonly id: string;
  /** An access token: it is good for an hour. */
  readonly token: string;
}

async function tokenOf(url: string, username: string): Promise<User> {
  const token = await (await signedIn(url, username))();
  const [, claims = ''] = token.split('.');
  return { id: JSON.parse(Buffer.from(claims, 'base64url').toString()).sub, token };
}

/** The demo administrator and so many new accounts, signed in one after the other as the site does it. */
export async function signedInUsers(url: string, count: number): Promise<{ admin: User; users: User[] }> {
  const admin = await tokenOf(url, demoAdmin);
  const users: User[] = [];
  for (let n = 0; n < count; n++) {
    const username = `soak-${n}@prizvanie.local`;
    await signUp({ username, password: demoPassword });
    users.push(await tokenOf(url, username));
  }
  return { admin, users };
}
