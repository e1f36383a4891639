/** Wrong guesses in a row, by whom or what they are about; known and unknown names are counted alike. */
export interface Attempts {
  isLocked(name: string): boolean;
  fail(name: string): void;
  succeed(name: string): void;
}

const freeAttempts = 5;
const maxLockMs = 15 * 60_000;

/** After five wrong ones the next waits a second, then two, four… up to a quarter of an hour. */
export function attempts(firstLockMs = 1000): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    isLocked: (name) => (failures.get(name)?.until ?? 0) > Date.now(),
    fail(name) {
      const count = (failures.get(name)?.count ?? 0) + 1;
      const lock = count < freeAttempts ? 0 : Math.min(firstLockMs * 2 ** (count - freeAttempts), maxLockMs);
      failures.set(name, { count, until: Date.now() + lock });
    },
    succeed(name) {
      failures.delete(name);
    },
  };
}
