import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { mismatch } from '../codes.ts';
import type { User } from '../pool-store.ts';
import { clientOf, code, cognito, type Pool, password, token, unknownUser, username } from './operation.ts';

export function passwordOperations({
  pool,
  store,
  passwords,
  codes,
  tokens,
  guesses,
  runTrigger,
}: Pool): Operations {
  return {
    ForgotPassword: cognito(
      z.object({ ClientId: z.string(), Username: username }),
      async ({ ClientId, Username }) => {
        const client = clientOf(pool, ClientId);
        const user = store.findNative(Username);
        if (!user) {
          const error = unknownUser(client);
          if (error) throw error;
          return codes.pretendToSend(Username);
        }
        // Cognito would refuse every unproved e-mail. Here an account is let in without a code, and this one proves it.
        if (user.attributes.email_verified !== 'true' && user.status !== 'CONFIRMED')
          throw new AwsError(
            'InvalidParameterException',
            'Cannot reset password for the user as there is no registered/verified email or phone_number',
          );
        return codes.send(user, 'reset', ClientId, 'CustomMessage_ForgotPassword');
      },
    ),

    ConfirmForgotPassword: cognito(
      z.object({ ClientId: z.string(), Username: username, ConfirmationCode: code, Password: password }),
      async ({ ClientId, Username, ConfirmationCode, Password }) => {
        const client = clientOf(pool, ClientId);
        const user = store.findNative(Username);
        if (!user) throw unknownUser(client) ?? mismatch();
        // A password that the policy refuses does not use the code up.
        const verifier = passwords.verifierFor(user.username, Password);
        codes.consume(user, 'reset', ConfirmationCode);
        const changed: User = {
          ...(store.find(user.username) ?? user),
          attributes: { ...user.attributes, email_verified: 'true' },
          password: verifier,
          status: 'CONFIRMED',
        };
        store.put(changed);
        guesses.succeed(user.username);
        await runTrigger('PostConfirmation', {
          user: changed,
          clientId: ClientId,
          source: 'PostConfirmation_ConfirmForgotPassword',
        });
        return {};
      },
    ),

    ChangePassword: cognito(
      z.object({ AccessToken: token, PreviousPassword: password, ProposedPassword: password }),
      async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
        const user = await tokens.userOf(AccessToken);
        if (guesses.isLocked(user.username))
          throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
        if (!passwords.isRight(user, PreviousPassword)) {
          guesses.fail(user.username);
          throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
        }
        store.put({ ...user, password: passwords.verifierFor(user.username, ProposedPassword) });
        return {};
      },
    ),
  };
}
