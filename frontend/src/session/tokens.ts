import * as z from 'zod/mini';
import { authClient } from './auth-client.ts';
import { isRetryable, withBackOff } from './refresh-policy.ts';
import type { Identity } from './session-state.ts';
import { hasStoredSession, removeStoredSession, storedToken } from './stored-session.ts';

export interface Tokens {
  /** As it is sent. */
  access: string;
  /** Milliseconds, by the server's clock. */
  expiresAt: number;
  identity: Identity;
}

type AuthSession = Awaited<ReturnType<Awaited<ReturnType<typeof authClient>>['fetchAuthSession']>>;

type Payload = Readonly<Record<string, unknown>>;

const identityOf = (access: Payload, identity: Payload | undefined): Identity => ({
  id: String(access.sub ?? ''),
  email: String(identity?.email ?? ''),
  hasPassword: !String(access.username).toLowerCase().startsWith('google_'),
  isEmailVerified: String(identity?.email_verified) !== 'false',
});

function read({ tokens }: AuthSession): Tokens | null {
  if (!tokens) return null;
  const { accessToken, idToken } = tokens;
  return {
    access: accessToken.toString(),
    expiresAt: (accessToken.payload.exp ?? 0) * 1000,
    identity: identityOf(accessToken.payload, idToken?.payload),
  };
}

const payloadSchema = z.record(z.string(), z.unknown());

/** Undefined of what is no token. Its signature is the server's to check. */
function payloadOf(token: string | null): Payload | undefined {
  try {
    const base64 = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return z.safeParse(payloadSchema, JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** Whose tokens lie in the browser, be they expired: for as long as nobody can be asked. */
export function storedIdentity(): Identity | null {
  const access = payloadOf(storedToken('accessToken'));
  return access ? identityOf(access, payloadOf(storedToken('idToken'))) : null;
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
