import type { SyncKind } from '#core/domain/user/consent.ts';
import { isCurrentUser, storageOwner } from '../browser-storage/storage-owner.ts';
import { readMemory } from './memory.ts';

/**
 * What became of a kind: the account has all of it; has it, and this browser does not keep it; has no room; has none, since
 * its owner did not agree or has taken it back.
 */
export type Outcome = 'saved' | 'unkept' | 'full' | 'tooLarge' | 'asks' | 'notKept';

/** Its user has left, or has switched it off: what was on its way is nobody's any more. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

/** After each wait: nothing is written that would be another user's. */
export function ensureCurrentUser(userId: string) {
  if (!isCurrentUser(userId) || storageOwner() !== userId) throw new SignedOutError();
}

/**
 * The same of what is kept: what its owner has taken off this device meanwhile, or has switched off, is not brought back.
 * `isAgreed`: they have just switched it on.
 */
export function ensureStillOn(userId: string, kind: SyncKind, isAgreed: boolean) {
  ensureCurrentUser(userId);
  if (!isAgreed && readMemory(userId)[kind].isOn === false) throw new SignedOutError();
}
