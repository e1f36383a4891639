import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import type { ClientSettings } from '../pool-settings.ts';
import type { User } from '../pool-store.ts';
import { type Exchange, isProven, newExchange, type Verifier } from '../srp.ts';
import { ownAccountScope } from '../tokens.ts';
import { authenticationResult, clientOf, cognito, type Pool, unknownUser } from './operation.ts';
import { consumeTotpCode } from './second-factor.ts';

/** A sign-in between its two requests. */
interface SrpChallenge {
  /** Null where there is no such user, or none with a password. */
  readonly username: string | null;
  readonly typed: string;
  readonly userId: string;
  readonly verifier: Verifier;
  readonly exchange: Exchange;
  readonly clientValue: string;
  readonly expires: number;
}

interface TotpChallenge {
  readonly username: string;
  readonly clientId: string;
  readonly expires: number;
  wrongCodes: number;
}

const allowedWrongCodes = 5;

const hex = z.string().regex(/^[0-9a-f]{1,1024}$/i, 'not a number in hex');
const parameters = z.object({
  USERNAME: z.string().max(128).optional(),
  PASSWORD: z.string().max(256).optional(),
  SRP_A: hex.optional(),
  REFRESH_TOKEN: z.string().optional(),
});
const responses = z.object({
  USERNAME: z.string().max(128),
  PASSWORD_CLAIM_SECRET_BLOCK: z.string().optional(),
  PASSWORD_CLAIM_SIGNATURE: z.string().default(''),
  TIMESTAMP: z.string().default(''),
  SOFTWARE_TOKEN_MFA_CODE: z.string().max(64).default(''),
});

export function signInOperations(context: Pool): Operations {
  const { pool, store, passwords, sessions, guesses, runTrigger } = context;
  const srpChallenges = new Map<string, SrpChallenge>();
  const totpChallenges = new Map<string, TotpChallenge>();

  /** A user who may sign in with a password, if there is one of that name. */
  function withPassword(typed: string, client: ClientSettings): (User & { password: Verifier }) | null {
    const user = store.findNative(typed);
    if (user?.password) return { ...user, password: user.password };
    const error = unknownUser(client);
    if (error && !user) throw error;
    return null;
  }

  function startSrp(typed: string, clientValue: string, client: ClientSettings) {
    checkLock(typed);
    dropExpired(srpChallenges);
    const user = withPassword(typed, client);
    const { userId, verifier } = user
      ? { userId: user.username, verifier: user.password }
      : passwords.disguiseOf(typed);
    const exchange = newExchange(verifier);
    const secretBlock = randomBytes(512).toString('base64');
    srpChallenges.set(secretBlock, {
      username: user?.username ?? null,
      typed,
      userId,
      verifier,
      exchange,
      clientValue,
      expires: Date.now() + client.challengeSeconds * 1000,
    });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USER_ID_FOR_SRP: userId,
        USERNAME: userId,
        SALT: verifier.salt,
        SRP_B: exchange.publicValue,
        SECRET_BLOCK: secretBlock,
      },
    };
  }

  function verifySrp(answer: z.output<typeof responses>): User {
    const secretBlock = answer.PASSWORD_CLAIM_SECRET_BLOCK ?? '';
    const challenge = srpChallenges.get(secretBlock);
    srpChallenges.delete(secretBlock);
    if (!challenge || challenge.expires <= Date.now() || challenge.userId !== answer.USERNAME)
      throw wrongPassword();
    checkLock(challenge.typed);
    const user = challenge.username === null ? null : store.find(challenge.username);
    const { poolName } = passwords.identityOf(challenge.userId);
    const isRight = isProven({ poolName, userId: challenge.userId }, challenge.verifier, challenge.exchange, {
      clientValue: challenge.clientValue,
      secretBlock,
      timestamp: answer.TIMESTAMP,
      signature: answer.PASSWORD_CLAIM_SIGNATURE,
    });
    // The password may have been changed between the two requests.
    return recordOutcome(
      challenge.typed,
      isRight && user?.password?.verifier === challenge.verifier.verifier ? user : null,
    );
  }

  function verifyPassword(typed: string, password: string, client: ClientSettings): User {
    checkLock(typed);
    const user = withPassword(typed, client);
    return recordOutcome(typed, user && passwords.isRight(user, password) ? user : null);
  }

  const nameOf = (typed: string): string => store.findNative(typed)?.username ?? typed.toLowerCase();

  function checkLock(typed: string): void {
    if (guesses.isLocked(nameOf(typed)))
      throw new AwsError('NotAuthorizedException', 'Password attempts exceeded');
  }

  /** Null stands for whoever did not know the password. */
  function recordOutcome(typed: string, user: User | null): User {
    const name = nameOf(typed);
    if (!user) {
      guesses.fail(name);
      throw wrongPassword();
    }
    guesses.succeed(name);
    if (user.status === 'UNCONFIRMED')
      throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
    return user;
  }

  /** The password was right: on to the second factor, or to the tokens. */
  async function proceed(user: User, client: ClientSettings) {
    if (!user.totp?.isOn) return finish(user, client);
    dropExpired(totpChallenges);
    const session = randomBytes(96).toString('base64url');
    totpChallenges.set(session, {
      username: user.username,
      clientId: client.id,
      expires: Date.now() + client.challengeSeconds * 1000,
      wrongCodes: 0,
    });
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: 'TOTP' },
      Session: session,
    };
  }

  function verifyTotp(session: string | undefined, code: string, client: ClientSettings): User {
    const challenge = totpChallenges.get(session ?? '');
    const user = challenge && store.find(challenge.username);
    if (!challenge || !user || challenge.expires <= Date.now() || challenge.clientId !== client.id)
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    try {
      const updated = consumeTotpCode(user, code);
      totpChallenges.delete(session ?? '');
      store.put(updated);
      return updated;
    } catch (error) {
      challenge.wrongCodes += 1;
      if (challenge.wrongCodes >= allowedWrongCodes) totpChallenges.delete(session ?? '');
      throw error;
    }
  }

  async function finish(user: User, client: ClientSettings) {
    await runTrigger('PostAuthentication', {
      user,
      clientId: client.id,
      source: 'PostAuthentication_Authentication',
      request: { newDeviceUsed: false },
    });
    return {
      ChallengeParameters: {},
      ...authenticationResult(await sessions.start(user, client, ownAccountScope)),
    };
  }

  return {
    InitiateAuth: cognito(
      z.object({ AuthFlow: z.string(), ClientId: z.string(), AuthParameters: parameters }),
      async ({ AuthFlow, ClientId, AuthParameters: values }) => {
        const client = clientOf(pool, ClientId);
        const flow = AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : AuthFlow;
        if (!client.flows.has(flow))
          throw new AwsError('InvalidParameterException', `${AuthFlow} flow not enabled for this client`);
        if (flow === 'USER_SRP_AUTH')
          return startSrp(required(values.USERNAME, 'USERNAME'), required(values.SRP_A, 'SRP_A'), client);
        if (flow === 'USER_PASSWORD_AUTH')
          return proceed(
            verifyPassword(
              required(values.USERNAME, 'USERNAME'),
              required(values.PASSWORD, 'PASSWORD'),
              client,
            ),
            client,
          );
        if (flow === 'REFRESH_TOKEN_AUTH')
          return authenticationResult(
            await sessions.refresh(required(values.REFRESH_TOKEN, 'REFRESH_TOKEN'), client),
          );
        throw new AwsError('InvalidParameterException', `${AuthFlow} is not served locally`);
      },
    ),

    RespondToAuthChallenge: cognito(
      z.object({
        ChallengeName: z.enum(['PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA']),
        ClientId: z.string(),
        Session: z.string().optional(),
        ChallengeResponses: responses,
      }),
      async ({ ChallengeName, ClientId, Session, ChallengeResponses }) => {
        const client = clientOf(pool, ClientId);
        if (ChallengeName === 'PASSWORD_VERIFIER') return proceed(verifySrp(ChallengeResponses), client);
        return finish(verifyTotp(Session, ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, client), client);
      },
    ),
  };
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '')
    throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}

function dropExpired(challenges: Map<string, { expires: number }>): void {
  for (const [key, { expires }] of challenges) if (expires <= Date.now()) challenges.delete(key);
}

const wrongPassword = () => new AwsError('NotAuthorizedException', 'Incorrect username or password.');
