import { describe, expect, test, vi } from 'vitest';
import type { Schedule } from '#core/domain/search/saved-search.ts';
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

test('of two looks the later stands, in whatever zone they were written', () => {
  const earlier = '2026-11-25T12:30:00+03:00';
  const remote = {
    ...{ ...common, query: filtersOfQuery('q=ml'), schedule: 'never' as const },
    ...{ createdAt: saved, seenAt: earlier, stopped: null },
  };
  const local = [{ ...common, query: 'q=ml', savedAt: saved, seenAt: now }];
  const joined = mergeSearches({ local, remote: [remote], memory: { known: {} }, isDeleted: () => false });
  expect(joined.local).toMatchObject([{ seenAt: now }]);
});

describe('one search that two devices have saved, of which e-mails tell under one id (docs/rules.md#searches-account)', () => {
  const local = { ...common, query: 'q=ml', savedAt: saved, seenAt: saved };
  const remote = (id: string, schedule: Schedule) => ({
    ...{ id, name: 'ML', isPaused: false, query: filtersOfQuery('q=ml'), schedule },
    ...{ createdAt: saved, seenAt: saved, stopped: null },
  });
  const known = ({ id, schedule }: { id: string; schedule: Schedule }) => ({
    [id]: { name: 'ML', isPaused: false, seenAt: saved, schedule, stopped: null },
  });
  const isDeleted = () => false;

  test.each([
    ['the silent one first', [remote('a', 'never'), remote('b', 'daily')]],
    ['the other first', [remote('b', 'daily'), remote('a', 'never')]],
  ])(
    'it lies here under the silent one: the one with e-mails stays, under a name given here, %s',
    (_, both) => {
      const memory = { isJoined: true, known: known({ id: 'a', schedule: 'never' }) };
      const renamed = { ...local, name: 'Моё' };
      const joined = mergeSearches({ local: [renamed], remote: both, memory, isDeleted });
      expect(joined.local).toMatchObject([{ id: 'b', query: 'q=ml', name: 'Моё' }]);
      expect(joined.deleted).toEqual(['a']);
      expect(joined.memory.known.b).toMatchObject({ schedule: 'daily' });
      // Once the account has done it, nothing is left to do.
      const after = { local: joined.local, remote: [remote('b', 'daily')], memory: joined.memory, isDeleted };
      expect(mergeSearches(after)).toMatchObject({ local: [{ id: 'b' }], deleted: [], remoteOnlyCount: 0 });
    },
  );

  test('it lies here under the one with e-mails: the silent one goes', () => {
    const memory = { isJoined: true, known: known({ id: 'a', schedule: 'daily' }) };
    const both = [remote('a', 'daily'), remote('b', 'never')];
    const joined = mergeSearches({ local: [local], remote: both, memory, isDeleted });
    expect([joined.local.map(({ id }) => id), joined.deleted]).toEqual([['a'], ['b']]);
  });

  test('the one with e-mails was deleted here: it does not come back', () => {
    const memory = {
      isJoined: true,
      known: { ...known({ id: 'a', schedule: 'never' }), ...known({ id: 'b', schedule: 'daily' }) },
    };
    const both = [remote('a', 'never'), remote('b', 'daily')];
    const joined = mergeSearches({ local: [local], remote: both, memory, isDeleted });
    expect([joined.local.map(({ id }) => id), joined.deleted]).toEqual([['a'], ['b']]);
  });
});
