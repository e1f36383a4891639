import { erasedUser, forgetErasure } from './erasure-note.ts';
import { forgetSaved } from './forget-saved.ts';
import { announceForgotten, isForgottenKey, newlyForgotten } from './forgotten-users.ts';
import { readText, removeText, writeText } from './storage.ts';

/** What belongs to a user rather than to the browser (docs/rules.md#storage-keys); `theme` is everybody's. */
export const ownedKeys = [
  'user_profile',
  'user_resume',
  'user_resume_reading',
  'resume_versions',
  'saved_letters',
  'onboarding_completed',
  'match_consent',
  'account_sync',
  'tracker',
  'seen_jobs',
  'hidden_jobs',
  'hidden_companies',
  'saved_searches',
  'account_searches',
] as const;
export type OwnedKey = (typeof ownedKeys)[number];

const ownerKey = 'storage_owner';

/** Where a key's value waits while somebody else uses the browser; a visitor's, while somebody is signed in. */
const ownedKeyOf = (key: OwnedKey, owner: string | null) => `${key}@${owner ?? ''}`;

/**
 * What a full or forbidden storage did not take: it lives as long as the page. `over` is what was stored where it was
 * written, which it may take the place of.
 */
const unsaved = new Map<string, { value: string; over: string | null }>();

const listeners = new Set<() => void>();
function announce() {
  for (const changed of listeners) changed();
}

/** Whose values the keys hold; null is a visitor. */
export const storageOwner = () => readText(ownerKey);

/** Whoever has signed out while something was awaited has no list here any more: nothing is written for them. */
export const hasSignedOut = (userId: string | null): boolean => storageOwner() !== userId;

/** Whom this tab was handed over to last. */
let currentUser: string | null | undefined;

/** Whether the user has not left meanwhile, whatever the storage allows; true as long as nobody was named. */
export const isCurrentUser = (userId: string): boolean => currentUser === undefined || currentUser === userId;

function move(from: string, to: string): boolean {
  const value = readText(from);
  if (value === null) return true;
  const isMoved = writeText(to, value);
  removeText(from);
  if (isMoved || writeText(to, value)) return true;
  // There was not even room for the longer name, and what had fitted fits again.
  writeText(from, value);
  return false;
}

/** From a user to nobody, or from nobody to a user. Where the storage refuses, the owner stays. */
function moveAll(from: string | null, to: string | null) {
  forgetSaved();
  for (const key of ownedKeys) {
    // A value without an owner belongs to the next who signs in, but it never takes the place of their own.
    const isAdopted = from === null && readText(ownedKeyOf(key, to)) === null;
    if (!isAdopted && !move(key, ownedKeyOf(key, from))) return;
  }
  if (to === null) removeText(ownerKey);
  else writeText(ownerKey, to);
}

/**
 * The keys hold the values of `to` from here on; null is a visitor. Every tab calls it at each change of user,
 * and a tab may be closed half-way: each write may be repeated, and what was left undone is done by the next call.
 * Where the storage refuses, the former owner's values stay where they were and nobody else can read them.
 */
export function handOver(to: string | null) {
  currentUser = to;
  addEventListener('storage', onStorage);
  addEventListener('pageshow', forgetNewlyForgotten);
  forgetNewlyForgotten();
  if (storageOwner() !== null && storageOwner() !== to) moveAll(storageOwner(), null);
  if (storageOwner() === null) {
    restore(null);
    if (to !== null) moveAll(null, to);
  }
  if (to !== null && storageOwner() === to) restore(to);
  const erased = erasedUser();
  if (erased !== null && erased !== to) forgetDevice(erased);
  announce();
}

function restore(owner: string | null) {
  for (const key of ownedKeys) {
    const ownedKey = ownedKeyOf(key, owner);
    if (readText(key) === null) move(ownedKey, key);
    // A tab was closed between the two halves of a move.
    else if (readText(key) === readText(ownedKey)) removeText(ownedKey);
    const lost = unsaved.get(ownedKey);
    // What was stored meanwhile was not read when it was written: that stands.
    if (lost && (readText(key) !== lost.over || writeText(key, lost.value))) unsaved.delete(ownedKey);
  }
}

/** Removes this user's values and drafts from the browser, wherever they lie, other open tabs too, and no one else's. */
export function forgetDevice(userId: string | null) {
  for (const key of ownedKeys) {
    if (storageOwner() === userId) removeText(key);
    removeText(ownedKeyOf(key, userId));
  }
  forgetInTab(draftKey('', userId));
  announceForgotten(userId);
  // Tabs of the release before hear this.
  writeText(formerForgottenKey, draftKey('', userId));
  removeText(formerForgottenKey);
  forgetErasure(userId);
  forgetSaved();
}

/** Drafts of this tab are named like the values that wait: `<what>@<id>`. */
export const draftKey = (name: string, userId: string | null) => `${name}@${userId ?? ''}`;

/** What a full or forbidden storage did not take of them. */
export const unsavedDrafts = new Map<string, string>();

let forgets = 0;
/** How often this tab has forgotten a user: what it remembers of before must not come back. */
export const timesForgotten = () => forgets;

/** What no other tab can reach: drafts, and what the storage did not take. */
function forgetInTab(suffix: string) {
  forgets++;
  for (const values of [unsaved, unsavedDrafts])
    for (const key of values.keys()) if (key.endsWith(suffix)) values.delete(key);
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(suffix)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then there are none.
  }
  announce();
}

function forgetNewlyForgotten() {
  for (const suffix of newlyForgotten()) forgetInTab(suffix);
}

/** Named, for a moment, by the end of the keys that a tab of the release before has forgotten. */
const formerForgottenKey = 'forgotten';

function onStorage({ key, newValue }: StorageEvent) {
  if (isForgottenKey(key)) forgetNewlyForgotten();
  if (key === formerForgottenKey && newValue) forgetInTab(newValue);
}

export function hasDraft(name: string, userId: string | null): boolean {
  try {
    return sessionStorage.getItem(draftKey(name, userId)) !== null;
  } catch {
    return false;
  }
}

export function dropDraft(name: string, userId: string | null) {
  try {
    sessionStorage.removeItem(draftKey(name, userId));
  } catch {
    // Forbidden: then there is none.
  }
  announce();
}

/** The value as it is stored. Null, too, while the storage belongs to somebody else. */
export function readOwned(key: OwnedKey, userId: string | null): string | null {
  return unsaved.get(ownedKeyOf(key, userId))?.value ?? readStored(key, userId);
}

const readStored = (key: OwnedKey, userId: string | null): string | null =>
  storageOwner() === userId ? readText(key) : null;

/**
 * False where it was not stored: the storage is full or forbidden, or another tab has signed in somebody else, whose
 * values must not be written over. The value then lives as long as the page, if its user is who is here.
 */
export function writeOwned(key: OwnedKey, userId: string | null, value: string): boolean {
  const ownedKey = ownedKeyOf(key, userId);
  const isOwner = storageOwner() === userId;
  const isStored = isOwner && writeText(key, value);
  if (isStored) unsaved.delete(ownedKey);
  else if (currentUser === undefined ? isOwner : currentUser === userId) {
    const before = unsaved.get(ownedKey);
    unsaved.set(ownedKey, { value, over: before ? before.over : readStored(key, userId) });
  }
  announce();
  return isStored;
}

/** As if it had never been written. */
export function removeOwned(key: OwnedKey, userId: string | null) {
  unsaved.delete(ownedKeyOf(key, userId));
  if (storageOwner() === userId) removeText(key);
  announce();
}

/** Whether what `readOwned` answers stands in the storage now, where there may be room again: else it goes with the page. */
export function keepUnsaved(key: OwnedKey, userId: string | null): boolean {
  const lost = unsaved.get(ownedKeyOf(key, userId));
  return !lost || (readStored(key, userId) === lost.over && writeOwned(key, userId, lost.value));
}

/** Called when a value or the owner may have changed, in this tab or in another. */
export function subscribeToOwned(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
