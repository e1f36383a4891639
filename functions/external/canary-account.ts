import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/runtime/env.ts';

const cognito = new CognitoIdentityProviderClient({});

const client = () => ({ UserPoolId: env('USER_POOL_ID'), ClientId: env('CANARY_CLIENT_ID') });

const initiateAuth = (email: string, password: string) =>
  cognito.send(
    new AdminInitiateAuthCommand({
      ...client(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );

/** Nobody is written to, and its first password becomes its password at its first sign-in. */
const createUser = (email: string, password: string) =>
  cognito.send(
    new AdminCreateUserCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: email,
      TemporaryPassword: password,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );

async function initiateOrCreate(email: string, password: string): Promise<AdminInitiateAuthCommandOutput> {
  try {
    return await initiateAuth(email, password);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
    await createUser(email, password);
    return initiateAuth(email, password);
  }
}

/** An access token of the canary's own user, who is made where there is none. */
export async function signIn(email: string, password: string): Promise<string> {
  let answer = await initiateOrCreate(email, password);
  if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED')
    answer = await cognito.send(
      new AdminRespondToAuthChallengeCommand({
        ...client(),
        ChallengeName: answer.ChallengeName,
        Session: answer.Session,
        ChallengeResponses: {
          // Here Cognito takes its own name of the user alone, and tells it.
          USERNAME: answer.ChallengeParameters?.USER_ID_FOR_SRP ?? email,
          NEW_PASSWORD: password,
        },
      }),
    );
  const { AccessToken } = answer.AuthenticationResult ?? {};
  if (AccessToken === undefined) throw new Error(`no token, but ${answer.ChallengeName ?? 'nothing'}`);
  return AccessToken;
}
