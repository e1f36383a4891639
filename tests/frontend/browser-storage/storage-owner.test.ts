import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnedKey } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

type User = string | null;

const keys: OwnedKey[] = [
  'user_profile',
  'user_resume',
  'user_resume_reading',
  'onboarding_completed',
  'match_consent',
];
const users = ['anna', 'boris', 'vera'];

let storage: WebStorage;

/** A tab of its own: what it remembers beside the storage is nobody else's. */
async function openTab(seen: WebStorage = storage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', seen);
  return import('../../../frontend/src/browser-storage/storage-owner.ts');
}

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('whose the local keys are (docs/rules.md#storage-owner)', () => {
  test('on sign-out they move to <key>@<id> and come back with that user', async () => {
    const { handOver } = await openTab();
    handOver('anna');
    for (const key of keys) storage.setItem(key, `${key} of Anna`);
    handOver(null);
    expect(storage.all()).toEqual({
      'match_consent@anna': 'match_consent of Anna',
      'user_profile@anna': 'user_profile of Anna',
      'user_resume@anna': 'user_resume of Anna',
      'user_resume_reading@anna': 'user_resume_reading of Anna',
      'onboarding_completed@anna': 'onboarding_completed of Anna',
    });
    handOver('anna');
    expect(storage.all()).toEqual({
      storage_owner: 'anna',
      match_consent: 'match_consent of Anna',
      user_profile: 'user_profile of Anna',
      user_resume: 'user_resume of Anna',
      user_resume_reading: 'user_resume_reading of Anna',
      onboarding_completed: 'onboarding_completed of Anna',
    });
  });

  test('when another user signs in, too', async () => {
    const { handOver } = await openTab();
    handOver('anna');
    storage.setItem('user_profile', 'Anna');
    handOver('boris');
    expect(storage.all()).toEqual({ storage_owner: 'boris', 'user_profile@anna': 'Anna' });
  });

  test('values without an owner belong to the next who signs in', async () => {
    const { handOver } = await openTab();
    storage.setItem('user_resume', 'a visitor');
    storage.setItem('theme', 'dark');
    handOver('anna');
    expect(storage.all()).toEqual({ storage_owner: 'anna', user_resume: 'a visitor', theme: 'dark' });
    handOver(null);
    expect(storage.getItem('theme')).toBe('dark');
  });

  test("but never in the place of the user's own: then they wait until they are free again", async () => {
    const { handOver } = await openTab();
    handOver('anna');
    storage.setItem('user_resume', 'Anna');
    handOver(null);
    storage.setItem('user_resume', 'a visitor');
    handOver('anna');
    expect(storage.getItem('user_resume')).toBe('Anna');
    handOver('boris');
    expect(storage.getItem('user_resume')).toBe('a visitor');
  });

  test('a user forgotten on this device leaves nothing, and the others stay', async () => {
    const { handOver, forgetDevice } = await openTab();
    handOver('anna');
    storage.setItem('user_profile', 'Anna');
    handOver('boris');
    storage.setItem('user_profile', 'Boris');
    vi.stubGlobal('sessionStorage', new WebStorage());
    forgetDevice('boris');
    storage.removeItem('forgotten_users');
    expect(storage.all()).toEqual({ storage_owner: 'boris', 'user_profile@anna': 'Anna' });
    forgetDevice('anna');
    storage.removeItem('forgotten_users');
    expect(storage.all()).toEqual({ storage_owner: 'boris' });
  });

  test('a tab that has not heard of the new user neither reads nor overwrites what is theirs', async () => {
    const late = await openTab();
    late.handOver('anna');
    expect(late.writeOwned('user_profile', 'anna', 'Anna')).toBe(true);
    const other = await openTab();
    other.handOver('boris');
    other.writeOwned('user_profile', 'boris', 'Boris');
    expect(late.readOwned('user_profile', 'anna')).toBeNull();
    expect(late.writeOwned('user_profile', 'anna', 'Anna, later')).toBe(false);
    expect(other.readOwned('user_profile', 'boris')).toBe('Boris');
    expect(storage.getItem('user_profile')).toBe('Boris');
  });

  test('before it is known who is here nothing is kept for a visitor who is none', async () => {
    storage.setItem('storage_owner', 'anna');
    storage.setItem('seen_jobs', '["hh-1"]');
    const { handOver, readOwned, writeOwned } = await openTab();
    expect(writeOwned('seen_jobs', null, '["hh-2"]')).toBe(false);
    expect(readOwned('seen_jobs', null)).toBeNull();
    handOver('anna');
    handOver(null);
    expect(storage.all()).toEqual({ 'seen_jobs@anna': '["hh-1"]' });
  });

  test('what was not stored takes the place of nothing that was stored meanwhile', async () => {
    const late = await openTab();
    late.handOver('anna');
    late.writeOwned('tracker', 'anna', 'old');
    const other = await openTab();
    other.handOver('boris');
    late.writeOwned('tracker', 'anna', 'as if there were none');
    late.handOver('anna');
    expect(storage.getItem('tracker')).toBe('old');
    expect(late.readOwned('tracker', 'anna')).toBe('old');
  });

  test('where the storage is forbidden, values live as long as the page, each for its user', async () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const { handOver, forgetDevice, readOwned, writeOwned } = await openTab(
      Object.assign(new WebStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse }),
    );
    handOver('anna');
    expect(writeOwned('onboarding_completed', 'anna', 'true')).toBe(false);
    expect(readOwned('onboarding_completed', 'anna')).toBe('true');
    handOver('boris');
    expect(readOwned('onboarding_completed', 'boris')).toBeNull();
    forgetDevice('anna');
    expect(readOwned('onboarding_completed', 'anna')).toBeNull();
  });
});

/* The rule in a page: every user has a place of their own, and what a visitor leaves goes to whoever has none. */
class Rule {
  readonly values = new Map<string, string>();
  user: User = null;

  #at = (user: User, key: OwnedKey) => `${user}/${key}`;

  read = (user: User, key: OwnedKey): string | null => this.values.get(this.#at(user, key)) ?? null;
  write = (key: OwnedKey, value: string) => this.values.set(this.#at(this.user, key), value);

  handOver(to: User) {
    for (const key of keys) {
      const free = this.read(null, key);
      if (to === null || this.user === to || free === null || this.read(to, key) !== null) continue;
      this.values.set(this.#at(to, key), free);
      this.values.delete(this.#at(null, key));
    }
    this.user = to;
  }
}

type Act = { to: User } | { write: OwnedKey };
const someone = fc.constantFrom<User>(null, ...users);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ to: someone }),
  fc.record({ write: fc.constantFrom(...keys) }),
);
const acts = fc.array(act, { maxLength: 30 });

describe('signing in and out in any order', () => {
  test('everybody finds what is theirs, and nobody what is not', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        storage = new WebStorage();
        const tab = await openTab();
        const rule = new Rule();
        for (const [time, act] of all.entries()) {
          if ('to' in act) {
            tab.handOver(act.to);
            rule.handOver(act.to);
          } else {
            tab.writeOwned(act.write, rule.user, `${rule.user} at ${time}`);
            rule.write(act.write, `${rule.user} at ${time}`);
          }
          for (const key of keys) {
            expect(storage.getItem(key)).toBe(rule.read(rule.user, key));
            for (const user of [null, ...users])
              expect(tab.readOwned(key, user)).toBe(user === rule.user ? rule.read(user, key) : null);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('several tabs that each do it in their own time do it once', async () => {
    await fc.assert(
      fc.asyncProperty(acts, someone, fc.array(fc.nat(12), { maxLength: 3 }), async (all, to, closings) => {
        storage = new WebStorage();
        const tab = await openTab();
        const rule = new Rule();
        for (const [time, act] of all.entries()) {
          if ('to' in act) rule.handOver(act.to);
          else rule.write(act.write, `${rule.user} at ${time}`);
          if ('to' in act) tab.handOver(act.to);
          else tab.writeOwned(act.write, rule.user, `${rule.user} at ${time}`);
        }
        // Each stops somewhere on its way; the last one comes to the end.
        for (const writes of closings) (await openTab(storage.closedAfter(writes))).handOver(to);
        const last = await openTab();
        last.handOver(to);
        rule.handOver(to);
        for (const user of [to, ...users]) {
          last.handOver(user);
          rule.handOver(user);
          for (const key of keys) expect(storage.getItem(key)).toBe(rule.read(user, key));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('in a storage that runs full nobody sees what is not theirs, and what was stored is not lost', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.integer({ min: 40, max: 400 }), async (all, room) => {
        storage = new WebStorage(room);
        const tab = await openTab();
        let user: User = null;
        const stored = new Set<string>();
        for (const [time, act] of all.entries()) {
          if ('to' in act) {
            user = act.to;
            tab.handOver(user);
          } else {
            // What is written anew need not be kept, nor what is to be written anew when there is room.
            stored.delete(tab.readOwned(act.write, user) ?? '');
            if (tab.writeOwned(act.write, user, `${user} at ${time}`)) stored.add(`${user} at ${time}`);
          }
          for (const key of keys)
            expect(tab.readOwned(key, user) ?? 'null').toMatch(new RegExp(`^(${user}|null)`));
          const storedValues = new Set(Object.values(storage.all()));
          for (const value of stored) expect(storedValues).toContain(value);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
