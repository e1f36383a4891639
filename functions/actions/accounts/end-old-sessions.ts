import * as userPool from '#functions/external/user-pool.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';

/**
 * Once a forgotten password is set anew: Cognito itself leaves every session as it was, a thief's too. Never throws: the
 * password is set already, and its owner, told of an error, would think that it is not.
 */
export async function endOldSessions(username: string, userPoolId: string): Promise<void> {
  try {
    await userPool.endSessions(username, userPoolId);
  } catch (error) {
    measure({ SignInErrors: 1 });
    log.error('old sessions outlive a new password', { error });
  }
}
