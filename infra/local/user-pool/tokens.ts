import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AwsError } from '../aws-json.ts';
import type { ClientSettings, PoolSettings } from './pool-settings.ts';
import type { PoolStore, Session, User } from './pool-store.ts';
import type { SigningKey } from './signing-key.ts';

export interface Tokens {
  readonly access: string;
  readonly id: string;
  /** Of the access token. */
  readonly expiresIn: number;
}

/** The scope of whoever signed in with a password, and what Cognito's own operations ask for. */
export const ownAccountScope = 'aws.cognito.signin.user.admin';

export interface TokenIssuer {
  issue(user: User, client: ClientSettings, sessionId: string, session: Session): Promise<Tokens>;
  /** The user behind an access token that is neither forged, expired nor revoked. */
  userOf(accessToken: string): Promise<User>;
}

/** Access and ID tokens with the claims that Cognito gives them. */
export function tokenIssuer(pool: PoolSettings, store: PoolStore, key: SigningKey): TokenIssuer {
  const sign = (claims: Record<string, unknown>, seconds: number) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: key.id })
      .setIssuer(pool.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(randomUUID())
      .sign(key.privateKey);
  };

  return {
    async issue(user, client, sessionId, { authTime, scope }) {
      const common = {
        sub: user.attributes.sub,
        event_id: randomUUID(),
        auth_time: authTime,
        ...(client.revokesTokens && { origin_jti: sessionId }),
      };
      const access = { ...common, token_use: 'access', client_id: client.id, scope, username: user.username };
      const id = {
        ...user.attributes,
        email_verified: user.attributes.email_verified === 'true',
        ...(user.identities.length > 0 && { identities: identitiesOf(user) }),
        'cognito:username': user.username,
        ...common,
        token_use: 'id',
        aud: client.id,
      };
      return {
        access: await sign(access, client.accessTokenSeconds),
        id: await sign(id, client.idTokenSeconds),
        expiresIn: client.accessTokenSeconds,
      };
    },

    async userOf(accessToken) {
      const claims = await verify(accessToken, key, pool.issuer);
      if (claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
      if (claims.origin_jti !== undefined && !store.sessions.has(String(claims.origin_jti)))
        throw notAuthorized('Access Token has been revoked');
      if (!String(claims.scope).split(' ').includes(ownAccountScope))
        throw notAuthorized('Access Token does not have required scopes');
      const user = store.find(String(claims.username));
      if (!user) throw notAuthorized('Invalid Access Token');
      return user;
    },
  };
}

async function verify(token: string, key: SigningKey, issuer: string) {
  try {
    const { payload } = await jwtVerify(token, key.publicKeys, { issuer, algorithms: ['RS256'] });
    return payload;
  } catch (error) {
    throw notAuthorized(
      error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token',
    );
  }
}

const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);

const identitiesOf = ({ identities, status }: User) =>
  identities.map(({ provider, userId, since }) => ({
    dateCreated: String(since),
    userId,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: String(status === 'EXTERNAL_PROVIDER'),
  }));
