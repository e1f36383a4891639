import { readText, removeText, writeText } from './storage.ts';

/** `<id> <milliseconds of the epoch>`: who has confirmed that their account be erased, and when. */
const erasureKey = 'erasing';
/** Who uses the account a day later has one. */
const keptMs = 86_400_000;

/** The last answer may be lost: whoever is gone after it leaves nothing here either (docs/rules.md#personal-erase). */
export const noteErasure = (userId: string) => writeText(erasureKey, `${userId} ${Date.now()}`);

/** Whoever has asked for it within a day. */
export function erasedUser(): string | null {
  const [userId = '', at] = readText(erasureKey)?.split(' ') ?? [];
  return userId !== '' && Math.abs(Date.now() - Number(at)) < keptMs ? userId : null;
}

/** It has ended, or was refused. */
export function forgetErasure(userId: string | null) {
  if (readText(erasureKey)?.split(' ')[0] === userId) removeText(erasureKey);
}
