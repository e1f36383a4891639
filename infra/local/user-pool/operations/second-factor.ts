import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { attempts } from '../attempts.ts';
import type { User } from '../pool-store.ts';
import { newTotpSecret, stepOfCode } from '../totp.ts';
import { cognito, type Pool, token } from './operation.ts';

/** The user after this code, which is then spent. */
export function consumeTotpCode(user: User, code: string): User {
  const step = user.totp && stepOfCode(user.totp.secret, code);
  if (!user.totp || step === null)
    throw new AwsError('CodeMismatchException', 'Invalid code received for user');
  if (step <= user.totp.lastStep)
    throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.');
  return { ...user, totp: { ...user.totp, lastStep: step } };
}

export function secondFactorOperations({ pool, store, tokens }: Pool): Operations {
  const wrong = attempts(60_000);

  function checkEnabled(): void {
    if (!pool.hasTotp)
      throw new AwsError(
        'SoftwareTokenMFANotFoundException',
        'Software Token MFA has not been enabled by the userPool',
      );
  }

  return {
    AssociateSoftwareToken: cognito(z.object({ AccessToken: token }), async ({ AccessToken }) => {
      const user = await tokens.userOf(AccessToken);
      checkEnabled();
      const secret = newTotpSecret();
      // The one in use, if any, stays until a code of the new one is shown.
      store.put({ ...user, newTotpSecret: secret });
      return { SecretCode: secret };
    }),

    VerifySoftwareToken: cognito(
      z.object({ AccessToken: token, UserCode: z.string().max(64) }),
      async ({ AccessToken, UserCode }) => {
        const user = await tokens.userOf(AccessToken);
        checkEnabled();
        const secret = user.newTotpSecret;
        if (secret === null)
          throw new AwsError('InvalidParameterException', 'No software token is being set up');
        if (wrong.isLocked(user.username))
          throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
        const step = stepOfCode(secret, UserCode);
        if (step === null) {
          wrong.fail(user.username);
          throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch');
        }
        wrong.succeed(user.username);
        store.put({
          ...user,
          totp: { secret, isOn: user.totp?.isOn ?? false, lastStep: step },
          newTotpSecret: null,
        });
        return { Status: 'SUCCESS' };
      },
    ),

    SetUserMFAPreference: cognito(
      z.object({
        AccessToken: token,
        SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
      }),
      async ({ AccessToken, SoftwareTokenMfaSettings: settings }) => {
        const user = await tokens.userOf(AccessToken);
        if (!settings) return {};
        if (settings.Enabled && !user.totp)
          throw new AwsError('InvalidParameterException', 'User has not verified software token mfa');
        if (user.totp) store.put({ ...user, totp: { ...user.totp, isOn: settings.Enabled } });
        return {};
      },
    ),
  };
}
