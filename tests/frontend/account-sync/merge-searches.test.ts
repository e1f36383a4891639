import { expect, test, vi } from 'vitest';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { hasChanged, mergeSearches } from '../../../frontend/src/account-sync/searches/merge-searches.ts';

const [saved, now, ahead] = [
  '2026-11-25T09:00:00.000Z',
  '2026-11-25T10:00:00.000Z',
  '2099-01-01T00:00:00.000Z',
];
const common = { id: 'a', name: 'ML', isPaused: false };

test('a look that lies ahead in the account is of now, and is sent anew (docs/rules.md#searches-new)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const local = { ...common, query: 'q=ml', savedAt: saved, seenAt: saved };
  const remote = {
    ...{ ...common, query: filtersOfQuery('q=ml'), schedule: 'never' as const },
    ...{ createdAt: saved, seenAt: ahead, stopped: null },
  };
  const merged = (seenAt: string) =>
    mergeSearches({
      ...{ local: [local], remote: [{ ...remote, seenAt }], memory: { known: {} } },
      isDeleted: () => false,
    });
  for (const [seenAt, isSent] of [
    [ahead, true],
    [now, false],
  ] as const) {
    const { local: [search] = [], memory } = merged(seenAt);
    expect(search?.seenAt).toBe(now);
    expect(search && memory.known.a && hasChanged(search, memory.known.a)).toBe(isSent);
  }
  vi.useRealTimers();
});
