import type { UserPool } from './user-pool/user-pool.ts';

export const demoPassword = 'prizvanie';
/** The local stage names its e-mail among those of administrators. */
export const demoAdmin = 'admin@prizvanie.local';
export const demoUser = 'user@prizvanie.local';

/** The accounts of a new pool. Once made they are like any other: a role that was taken away does not come back. */
export async function addDemoAccounts(userPool: UserPool): Promise<void> {
  for (const email of [demoAdmin, demoUser]) await userPool.addAccount(email, demoPassword);
}
