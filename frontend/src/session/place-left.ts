/** Where somebody was when they left for Google, and whether they were sent there a second time. */
const placeKey = 'place-left';
const secondTimeKey = 'google-again';

const isOnThisSite = (place: string) => place.startsWith('/') && !place.startsWith('//');

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

export const rememberPlace = (place: string) => write(placeKey, place);

export function takePlaceLeft(): string {
  const place = read(placeKey) ?? '/';
  write(placeKey, null);
  return isOnThisSite(place) ? place : '/';
}

/** True once after each `forgetSecondTime`. */
export function isFirstTime(): boolean {
  if (read(secondTimeKey) !== null) return false;
  write(secondTimeKey, 'true');
  return read(secondTimeKey) !== null;
}

export const forgetSecondTime = () => write(secondTimeKey, null);
