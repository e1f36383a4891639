import { useSyncExternalStore } from 'react';
import { type OwnedKey, readOwned, subscribeToOwned } from './storage-owner.ts';

export function useOwned(key: OwnedKey, userId: string | null) {
  const read = () => readOwned(key, userId);
  return useSyncExternalStore(subscribeToOwned, read, read);
}
