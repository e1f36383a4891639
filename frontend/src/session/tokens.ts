import { authClient } from './auth-client.ts';
import { isRetryable, withBackOff } from './refresh-policy.ts';
import type { Identity } from './session-state.ts';
import { hasStoredSession, removeStoredSession } from './stored-session.ts';

export interface Tokens {
  /** As it is sent. */
  access: string;
  /** Milliseconds, by the server's clock. */
  expiresAt: number;
  identity: Identity;
}

type AuthSession = Awaited<ReturnType<Awaited<ReturnType<typeof authClient>>['fetchAuthSession']>>;

function read({ tokens }: AuthSession): Tokens | null {
  if (!tokens) return null;
  const { accessToken, idToken } = tokens;
  const { sub = '', exp = 0, username } = accessToken.payload;
  return {
    access: accessToken.toString(),
    expiresAt: exp * 1000,
    identity: {
      id: sub,
      email: String(idToken?.payload.email ?? ''),
      hasPassword: !String(username).toLowerCase().startsWith('google_'),
      isEmailVerified: String(idToken?.payload.email_verified) !== 'false',
    },
  };
}

/** Two tabs that refresh at once would each spend the same refresh token. */
const oneTabAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', act) : act();

/**
 * Null where there is no session, or none any more: a failure that no repetition mends ends it
 * (docs/rules.md#session-retry).
 */
async function untilSettled(attempt: () => Promise<Tokens | null>, timeout: number): Promise<Tokens | null> {
  try {
    return await withBackOff(attempt, timeout);
  } catch (error) {
    if (isRetryable(error)) throw error;
    removeStoredSession();
    return null;
  }
}

async function fetchTokens(forceRefresh = false): Promise<Tokens | null> {
  if (!hasStoredSession()) return null;
  const { fetchAuthSession } = await authClient();
  return read(await fetchAuthSession({ forceRefresh }));
}

/** Expired ones are refreshed on the way. Throws only what may pass by itself. */
export const currentTokens = (timeout: number) => untilSettled(() => fetchTokens(), timeout);

/** Fresh ones, unless another tab has just fetched some and `isNeeded` says that they will do. */
export const refreshedTokens = (isNeeded: (tokens: Tokens) => boolean, timeout: number) =>
  untilSettled(
    () =>
      oneTabAtATime(async () => {
        const tokens = await fetchTokens();
        return tokens && isNeeded(tokens) ? fetchTokens(true) : tokens;
      }),
    timeout,
  );
