import {
  type KeptLetter,
  keptLetter,
  maxKeptLetters,
  maxLettersOfJob,
} from '#core/domain/documents/library.ts';
import { hasSignedOut, readOwned, timesForgotten } from '../../browser-storage/storage-owner.ts';
import { ownedList } from '../owned-list.ts';
import { groupOf, isOfGroup, newLetterId, ownTextId, textIdOf } from './letter-id.ts';
import { putLibraryText, readLibraryText } from './library-texts.ts';
import { isSent } from './sent-papers.ts';

type UserId = string | null;

/** Twice as many: two devices may each have had all that there may be. */
const letters = ownedList('saved_letters', keptLetter, 2 * maxKeptLetters);

export const useKeptLetters = letters.use;
export const keptLettersNow = letters.read;

/** The newest first. */
export const newestFirst = (list: readonly KeptLetter[]): KeptLetter[] =>
  list.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

export interface LetterToKeep {
  /** Of the kept one that it was made of; null of a new one. */
  keptId: string | null;
  /** What stood there then; undefined where nobody knows. */
  keptText?: string | undefined;
  group: string;
  companyName: string;
  position: string;
  text: string;
}

/** 'full' where the vacancy has 5, 'fullAll' where there are 300, 'unkept' where the browser takes no more. */
export type KeepOutcome = 'full' | 'fullAll' | 'unkept' | { kept: KeptLetter };

const change = (userId: UserId, id: string, changes: Partial<KeptLetter>): boolean =>
  letters.write(
    userId,
    letters.read(userId).map((letter) => (letter.id === id ? { ...letter, ...changes } : letter)),
  );

const remove = (userId: UserId, id: string): boolean =>
  letters.write(
    userId,
    letters.read(userId).filter((letter) => letter.id !== id),
  );

/**
 * What this tab has seen in the list, by user: what is not there any more was deleted, in whichever tab. Of what was seen
 * before it has forgotten a user nobody has deleted anything.
 */
const seen = new Map<UserId, { forgets: number; ids: ReadonlySet<string> }>();

function seenIds(userId: UserId): ReadonlySet<string> {
  const before = seen.get(userId);
  return before?.forgets === timesForgotten() ? before.ids : new Set();
}

function noteSeen(userId: UserId) {
  // A list that is not there at all was cleared: nobody has deleted what it held.
  const before = readOwned('saved_letters', userId) === null ? [] : seenIds(userId);
  const ids = new Set([...before, ...letters.read(userId).map(({ id }) => id)]);
  seen.set(userId, { forgets: timesForgotten(), ids });
}

/** Into the list first: a text that no list names is an orphan. */
async function add(userId: UserId, letter: KeptLetter, text: string): Promise<KeepOutcome> {
  if (hasSignedOut(userId)) return 'unkept';
  const isStored =
    letters.write(userId, [...letters.read(userId), letter]) &&
    (await putLibraryText(textIdOf(letter), text));
  if (isStored) return { kept: letter };
  if (!hasSignedOut(userId)) remove(userId, letter.id);
  return 'unkept';
}

/**
 * In the place of the one that it was made of, unless that went with an application, or is another text by now: then
 * beside it (docs/rules.md#letter-library). A text that the vacancy has already is not kept twice.
 */
export async function keepLetter(
  userId: UserId,
  { keptId, keptText, group, companyName, position, text }: LetterToKeep,
): Promise<KeepOutcome> {
  const all = letters.read(userId);
  const lettersOfJob = all.filter(({ id }) => isOfGroup(id, group));
  let isAnother = false;
  for (const letter of lettersOfJob) {
    const storedText = await readLibraryText(textIdOf(letter));
    if (storedText === text) return { kept: letter };
    if (letter.id === keptId) isAnother = keptText !== undefined && storedText !== keptText;
  }
  const savedAt = new Date().toISOString();
  const before = lettersOfJob.find(({ id }) => id === keptId);
  if (before && !isAnother && !isSent(userId, 'letter', before.id)) {
    const changes = { companyName, position, savedAt, isInAccount: false };
    const isStored =
      (await putLibraryText(textIdOf(before), text)) &&
      !hasSignedOut(userId) &&
      change(userId, before.id, changes);
    return isStored ? { kept: { ...before, ...changes } } : 'unkept';
  }
  if (lettersOfJob.length >= maxLettersOfJob) return 'full';
  if (all.length >= maxKeptLetters) return 'fullAll';
  return add(userId, { id: newLetterId(group), companyName, position, savedAt, isInAccount: false }, text);
}

/** The account has it, as it was when it was sent; if it has changed since, not as it is. */
export function setInAccount(
  userId: UserId,
  sent: Pick<KeptLetter, 'id' | 'savedAt'>,
  { savedAt, revision }: Pick<AccountLetter, 'savedAt' | 'revision'>,
) {
  const now = letters.read(userId).find(({ id }) => id === sent.id);
  const isAsSent = now?.savedAt === sent.savedAt;
  if (now) change(userId, sent.id, { revision, ...(isAsSent && { savedAt, isInAccount: true }) });
}

/** Over which one of the account's it is written; undefined where the browser has never heard of revisions. */
export function revisionOf(userId: UserId, id: string): number | undefined {
  const kept = letters.read(userId).find((letter) => letter.id === id);
  return kept?.revision ?? (kept?.isInAccount ? undefined : 0);
}

/**
 * Where another device has written over it: that one stands in its place, and this text beside it, as a letter of its own.
 * Null where that cannot be: one that went with an application stays as it is.
 */
export async function keepAsCopy(
  userId: UserId,
  { id, companyName, position, text, savedAt }: SentLetter,
  theirs: AccountLetter,
): Promise<SentLetter | null> {
  const mine = letters.read(userId).find((letter) => letter.id === id);
  if (mine?.savedAt !== savedAt || isSent(userId, 'letter', id)) return null;
  const copy = { id: newLetterId(groupOf(id)), companyName, position, savedAt: new Date().toISOString() };
  const outcome = await add(userId, { ...copy, isInAccount: false }, text);
  if (typeof outcome === 'string') return null;
  await acceptTheirs(userId, mine, theirs);
  return { ...copy, text };
}

/** Answers what takes it back; null where a record says that it went: then it stays. */
export async function deleteLetter(userId: UserId, id: string): Promise<(() => Promise<KeepOutcome>) | null> {
  const listed = letters.read(userId).find((item) => item.id === id);
  const text = listed ? await readLibraryText(textIdOf(listed)) : null;
  const letter = letters.read(userId).find((item) => item.id === id);
  if (!letter || hasSignedOut(userId) || isSent(userId, 'letter', id)) return null;
  remove(userId, id);
  return () => add(userId, { ...letter, isInAccount: false }, text ?? '');
}

type SentLetter = Pick<KeptLetter, 'id' | 'companyName' | 'position' | 'savedAt'> & { text: string };
type AccountLetter = SentLetter & Pick<KeptLetter, 'revision'>;

async function acceptTheirs(userId: UserId, mine: KeptLetter, { text, ...letter }: AccountLetter) {
  if ((await putLibraryText(textIdOf(mine), text)) && !hasSignedOut(userId))
    change(userId, mine.id, { ...letter, isInAccount: true });
}

async function mergeLetter(userId: UserId, theirs: AccountLetter) {
  const { text, ...letter } = theirs;
  const mine = letters.read(userId).find(({ id }) => id === letter.id);
  if (!mine) {
    // An answer from before it was deleted brings nothing back.
    if (!seenIds(userId).has(letter.id))
      await add(userId, { ...letter, ...ownTextId(letter.id), isInAccount: true }, text);
    return;
  }
  const { savedAt, revision } = letter;
  const isSame = (await readLibraryText(textIdOf(mine))) === text;
  if (hasSignedOut(userId)) return;
  if (isSame) change(userId, mine.id, { savedAt, revision, isInAccount: true });
  // What was changed here, and what went from here, stays as it is.
  else if (!mine.isInAccount || isSent(userId, 'letter', mine.id))
    change(userId, mine.id, { isInAccount: false });
  else await acceptTheirs(userId, mine, theirs);
}

/** All that the account has: it comes here, and what the account has no more is in this browser alone. */
export async function mergeAccountLetters(userId: UserId, theirs: readonly AccountLetter[]) {
  noteSeen(userId);
  const forgets = timesForgotten();
  for (const letter of theirs) {
    await mergeLetter(userId, letter);
    // Taken off this device meanwhile: what is left of the answer does not come back (docs/rules.md#storage-forget).
    if (hasSignedOut(userId) || timesForgotten() !== forgets) return;
  }
  noteSeen(userId);
  const ids = new Set(theirs.map(({ id }) => id));
  const before = letters.read(userId);
  const after = before.map((letter) =>
    letter.isInAccount && !ids.has(letter.id) ? { ...letter, isInAccount: false } : letter,
  );
  if (JSON.stringify(after) !== JSON.stringify(before)) letters.write(userId, after);
}
