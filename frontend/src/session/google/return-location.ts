/** Where somebody was when they left for Google, and whether they were sent there a second time. */
const locationKey = 'place-left';
const secondAttemptKey = 'google-again';

const isOnThisSite = (path: string) => path.startsWith('/') && !path.startsWith('//');

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Forbidden: then the way back ends at the root.
  }
}

export const saveReturnLocation = (path: string) => write(locationKey, path);

export function takeReturnLocation(): string {
  const path = read(locationKey) ?? '/';
  write(locationKey, null);
  return isOnThisSite(path) ? path : '/';
}

/** True once after each `resetAttempts`. */
export function isFirstAttempt(): boolean {
  if (read(secondAttemptKey) !== null) return false;
  write(secondAttemptKey, 'true');
  return read(secondAttemptKey) !== null;
}

export const resetAttempts = () => write(secondAttemptKey, null);
