/*
 * Where Amplify keeps its tokens, seen from outside: enough to tell whether there may be a session without loading
 * Amplify itself, which a visitor never needs.
 */
const prefix = 'CognitoIdentityServiceProvider.';
const tokenSuffixes = ['.accessToken', '.refreshToken'];

export const isSessionKey = (key: string) =>
  key.startsWith(prefix) && tokenSuffixes.some((suffix) => key.endsWith(suffix));

function sessionKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export const hasStoredSession = () => sessionKeys().some(isSessionKey);

/** Of the one who has signed in last, as Amplify itself finds it; null where there is none. */
export function storedToken(name: 'accessToken' | 'idToken' | 'refreshToken'): string | null {
  const lastUser = '.LastAuthUser';
  const key = sessionKeys().find((key) => key.endsWith(lastUser));
  if (key === undefined) return null;
  const tokenKey = `${key.slice(0, -lastUser.length)}.${localStorage.getItem(key)}.${name}`;
  return localStorage.getItem(tokenKey);
}

/** As a sign-out begins: what says by which way one has come stays for its end. */
export function removeStoredTokens() {
  for (const key of sessionKeys().filter(isSessionKey)) localStorage.removeItem(key);
}

/** Ends the session on this device without a word to the server, whose answer would change nothing any more. */
export function removeStoredSession() {
  for (const key of sessionKeys()) localStorage.removeItem(key);
}

/** How far the server's clock is ahead of ours, milliseconds, as measured when the tokens came. */
export function storedClockDrift(): number {
  const key = sessionKeys().find((name) => name.endsWith('.clockDrift'));
  return (key && Number(localStorage.getItem(key))) || 0;
}

/** '?code=…&state=…' or '?error=…&state=…': the way back from the provider. */
export function isReturnFromProvider(address: string): boolean {
  const query = new URLSearchParams(address);
  return query.has('state') && (query.has('code') || query.has('error'));
}
