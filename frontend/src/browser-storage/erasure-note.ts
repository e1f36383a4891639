import { readText, removeText, writeText } from './storage.ts';

/** `<id> <milliseconds of the epoch>`: whose account may be gone, and since when: an answer to its erasure did not come. */
const erasureKey = 'erasing';
/** Who uses the account a day later has one. */
const keptMs = 86_400_000;

/** Whoever's session the server ends after it leaves nothing here either (docs/rules.md#personal-erase). */
export const noteErasure = (userId: string) => writeText(erasureKey, `${userId} ${Date.now()}`);

/** Within a day. */
export function erasedUser(): string | null {
  const [userId = '', at] = readText(erasureKey)?.split(' ') ?? [];
  return userId !== '' && Math.abs(Date.now() - Number(at)) < keptMs ? userId : null;
}

/** It has ended, or its owner leaves by a press, and may come back. */
export function forgetErasure(userId: string | null) {
  if (readText(erasureKey)?.split(' ')[0] === userId) removeText(erasureKey);
}
