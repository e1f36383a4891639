import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AwsError } from '../aws-json.ts';
import type { ClientSettings } from './pool-settings.ts';
import type { PoolStore, Session, User } from './pool-store.ts';
import type { TokenIssuer, Tokens } from './tokens.ts';

export type SessionTokens = Tokens & {
  /** Absent where the one that was shown stays. */
  readonly refresh?: string;
};

export interface Sessions {
  start(user: User, client: ClientSettings, scope: string): Promise<SessionTokens>;
  refresh(refreshToken: string, client: ClientSettings): Promise<SessionTokens>;
  /** Ends the session of a refresh token; an unknown one is no error. */
  end(refreshToken: string, client: ClientSettings): void;
  endAll(user: User): void;
}

/** How many rotated tokens a session remembers, to tell a reused one from an invented one. */
const maxTokens = 20;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What begins with a sign-in and ends with a sign-out: refresh tokens, and how they are rotated. */
export function poolSessions(store: PoolStore, tokens: TokenIssuer): Sessions {
  function find(refreshToken: string, client: ClientSettings) {
    const hash = hashOf(refreshToken);
    for (const [id, session] of store.sessions) {
      const token = session.tokens.find((candidate) => candidate.hash === hash);
      if (token && session.clientId === client.id) return { id, session, token };
    }
    return null;
  }

  return {
    async start(user, client, scope) {
      const refresh = newToken();
      const id = randomUUID();
      const session: Session = {
        username: user.username,
        clientId: client.id,
        authTime: Math.floor(Date.now() / 1000),
        scope,
        expires: Date.now() + client.refreshTokenSeconds * 1000,
        tokens: [{ hash: hashOf(refresh), rotated: null }],
      };
      store.putSession(id, session);
      return { ...(await tokens.issue(user, client, id, session)), refresh };
    },

    async refresh(refreshToken, client) {
      const found = find(refreshToken, client);
      if (!found) throw notAuthorized('Invalid Refresh Token');
      const { id, session, token } = found;
      if (session.expires <= Date.now()) throw notAuthorized('Refresh Token has expired');
      const user = store.find(session.username);
      if (!user) throw notAuthorized('Invalid Refresh Token');
      if (client.graceSeconds === null) return tokens.issue(user, client, id, session);

      if (token.rotated !== null && Date.now() > token.rotated + client.graceSeconds * 1000)
        throw new AwsError('RefreshTokenReuseException', 'Refresh Token has been rotated out');
      const refresh = newToken();
      const rotated = session.tokens.map((other) =>
        other === token ? { ...other, rotated: other.rotated ?? Date.now() } : other,
      );
      store.putSession(id, {
        ...session,
        tokens: [...rotated, { hash: hashOf(refresh), rotated: null }].slice(-maxTokens),
      });
      return { ...(await tokens.issue(user, client, id, session)), refresh };
    },

    end(refreshToken, client) {
      const found = find(refreshToken, client);
      if (found) store.deleteSessions((_, id) => id === found.id);
    },

    endAll(user) {
      store.deleteSessions(({ username }) => username === user.username);
    },
  };
}

const newToken = (): string => randomBytes(48).toString('base64url');
const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);
