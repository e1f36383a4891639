import { readText, writeText } from './storage.ts';

/** Each as `<a number of its own>@<id>`, the newest last: a tab that slept meanwhile reads them when it wakes. */
const forgottenKey = 'forgotten_users';
const maxForgotten = 8;

/** The last one that this tab has heard of, where its storage is forbidden. */
let lastHeard: string | null = null;

/** Beside the drafts that it is about: a tab that is loaded anew, or copied, goes on with both. */
function lastHeardInTab(): string | null {
  try {
    return sessionStorage.getItem(forgottenKey) ?? lastHeard;
  } catch {
    return lastHeard;
  }
}

function hearUntil(entry: string) {
  lastHeard = entry;
  try {
    sessionStorage.setItem(forgottenKey, entry);
  } catch {
    // Forbidden: then this page alone remembers.
  }
}

const forgottenEntries = (): string[] => readText(forgottenKey)?.split(' ') ?? [];

/** Tells all tabs, and those that sleep. */
export function announceForgotten(userId: string | null) {
  const entry = `${Math.random().toString(36).slice(2)}@${userId ?? ''}`;
  const entries = [...forgottenEntries(), entry].slice(-maxForgotten);
  if (writeText(forgottenKey, entries.join(' '))) hearUntil(entry);
}

/** The ends of the keys, `@<id>`, that were forgotten since this tab has asked last. */
export function newlyForgotten(): string[] {
  const entries = forgottenEntries();
  const unheard = entries.slice(entries.indexOf(lastHeardInTab() ?? '') + 1);
  const last = unheard.at(-1);
  if (last !== undefined) hearUntil(last);
  return unheard.map((entry) => entry.slice(entry.indexOf('@')));
}

export const isForgottenKey = (key: string | null): boolean => key === forgottenKey;
