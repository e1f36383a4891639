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
