/** One at a time of a kind: tabs of one browser share what is known. Where a browser has no locks, the server's answers do. */
export const withSyncLock = <Value>(
  userId: string,
  kind: string,
  work: () => Promise<Value>,
): Promise<Value> =>
  globalThis.navigator?.locks ? navigator.locks.request(`account-sync ${kind} ${userId}`, work) : work();
