import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { defaultSignUpResponse, newNativeUser, signUpDecision } from '../accounts.ts';
import { expired } from '../codes.ts';
import type { User } from '../pool-store.ts';
import {
  attributes,
  checkWritable,
  clientOf,
  code,
  cognito,
  type Pool,
  password,
  unknownUser,
  username,
} from './operation.ts';

const email = z.email();

export function signUpOperations({ pool, store, passwords, codes, runTrigger }: Pool): Operations {
  async function confirm(user: User, clientId: string, verified: Record<string, string>): Promise<void> {
    const confirmed: User = { ...user, status: 'CONFIRMED', attributes: { ...user.attributes, ...verified } };
    store.put(confirmed);
    await runTrigger('PostConfirmation', {
      user: confirmed,
      clientId,
      source: 'PostConfirmation_ConfirmSignUp',
      request: {},
    });
  }

  return {
    SignUp: cognito(
      z.object({
        ClientId: z.string(),
        Username: username,
        Password: password,
        UserAttributes: attributes,
        ClientMetadata: z.unknown().optional(),
      }),
      async ({ ClientId, Username, Password, UserAttributes, ClientMetadata }) => {
        clientOf(pool, ClientId);
        if (!email.safeParse(Username).success)
          throw new AwsError('InvalidParameterException', 'Username should be an email.');
        const sub = randomUUID();
        const verifier = passwords.verifierFor(sub, Password);
        checkWritable(UserAttributes);
        if (store.findNative(Username)) throw new AwsError('UsernameExistsException', 'User already exists');

        const user: User = {
          ...newNativeUser(
            { ...UserAttributes, email: Username, email_verified: 'false' },
            'UNCONFIRMED',
            sub,
          ),
          password: verifier,
        };
        const { autoConfirmUser, autoVerifyEmail } = signUpDecision.parse(
          (await runTrigger('PreSignUp', {
            user,
            clientId: ClientId,
            source: 'PreSignUp_SignUp',
            request: {
              validationData: null,
              ...(ClientMetadata !== undefined && { clientMetadata: ClientMetadata }),
            },
            response: defaultSignUpResponse,
          })) ?? {},
        );
        // Somebody else may have been quicker while the trigger ran.
        if (store.findNative(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
        store.put(user);
        if (autoConfirmUser) {
          await confirm(user, ClientId, autoVerifyEmail ? { email_verified: 'true' } : {});
          return { UserConfirmed: true, UserSub: sub };
        }
        return {
          UserConfirmed: false,
          UserSub: sub,
          ...(pool.verifiesEmail && (await codes.send(user, 'confirm', ClientId, 'CustomMessage_SignUp'))),
        };
      },
    ),

    ConfirmSignUp: cognito(
      z.object({ ClientId: z.string(), Username: username, ConfirmationCode: code }),
      async ({ ClientId, Username, ConfirmationCode }) => {
        const client = clientOf(pool, ClientId);
        const user = store.findNative(Username);
        if (!user) throw unknownUser(client) ?? expired();
        if (user.status !== 'UNCONFIRMED')
          throw new AwsError(
            'NotAuthorizedException',
            `User cannot be confirmed. Current status is ${user.status}`,
          );
        codes.consume(user, 'confirm', ConfirmationCode);
        await confirm(store.find(user.username) ?? user, ClientId, { email_verified: 'true' });
        return {};
      },
    ),

    ResendConfirmationCode: cognito(
      z.object({ ClientId: z.string(), Username: username }),
      async ({ ClientId, Username }) => {
        const client = clientOf(pool, ClientId);
        const user = store.findNative(Username);
        if (!user) {
          const error = unknownUser(client);
          if (error) throw error;
          return codes.pretendToSend(Username);
        }
        if (user.status !== 'UNCONFIRMED')
          throw new AwsError('InvalidParameterException', 'User is already confirmed.');
        return codes.send(user, 'confirm', ClientId, 'CustomMessage_ResendCode');
      },
    ),
  };
}
