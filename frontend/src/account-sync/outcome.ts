import { isCurrentUser, storageOwner } from '../browser-storage/storage-owner.ts';

/** What became of a kind: the account has all of it; has no room; has none, since its owner did not agree or has taken it back. */
export type Outcome = 'saved' | 'full' | 'tooLarge' | 'asks' | 'notKept';

/** Its user has left: what was on its way is nobody's any more. */
export class UserLeft extends Error {
  override readonly name = 'UserLeft';
}

/** After each wait: nothing is written that would be another user's. */
export function ensureCurrentUser(userId: string) {
  if (!isCurrentUser(userId) || storageOwner() !== userId) throw new UserLeft();
}
