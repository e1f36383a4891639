import { expect, test, vi } from 'vitest';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { hasChanged, mergeSearches } from '../../../frontend/src/account-sync/searches/merge-searches.ts';

const [saved, now, ahead] = [
  '2026-11-25T09:00:00.000Z',
  '2026-11-25T10:00:00.000Z',
  '2026-11-25T13:00:00.000Z',
];
const common = { id: 'a', name: 'ML', isPaused: false };

test('a clock that is behind cuts no look of another device, and sends nothing back (docs/rules.md#searches-new)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const local = { ...common, query: 'q=ml', savedAt: saved, seenAt: saved };
  const remote = {
    ...{ ...common, query: filtersOfQuery('q=ml'), schedule: 'never' as const },
    ...{ createdAt: saved, seenAt: ahead, stopped: null },
  };
  const {
    local: [search],
    memory,
  } = mergeSearches({ local: [local], remote: [remote], memory: { known: {} }, isDeleted: () => false });
  expect(search?.seenAt).toBe(ahead);
  expect(search && memory.known.a && hasChanged(search, memory.known.a)).toBe(false);
  vi.useRealTimers();
});
