import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSynced, getSynced, putSynced } from '#core/contract/synced.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { handler as deleteHandler } from '#functions/http/synced/delete-synced.ts';
import { handler as getHandler } from '#functions/http/synced/get-synced.ts';
import { handler as putHandler } from '#functions/http/synced/put-synced.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  process.env.ACCOUNT_SYNC = 'true';
  await world.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

const get = operationCaller(getSynced, getHandler);
const put = operationCaller(putSynced, putHandler);
const remove = operationCaller(deleteSynced, deleteHandler);

const agreed = syncConsentVersion;
const profile = {
  kind: 'profile',
  profile: { ...emptyProfile, fullName: 'Анна', skills: ['Python'] },
  isOnboarded: true,
};
const reading = { name: null, position: null, jobs: [], education: [], skills: [], contacts: [] };
const block = {
  ...{ start: 0, end: 4, kind: 'heading', size: 1.15 },
  ...{ isBold: true, column: null, page: 1 },
};
const resume = { kind: 'resume', text: 'Анна', blocks: [block], reading };
const version = { id: 'v1', name: 'Для ML-инженера', savedAt: '2026-11-25T10:00:00.000Z', text: 'Анна' };
const versions = { kind: 'versions', versions: [version] };

describe('profile and resume in the account (docs/rules.md#account-sync)', () => {
  it.each([profile, resume, versions])(
    '$kind comes back as it was, with a consent of its own',
    async (value) => {
      const { kind } = value;
      expect((await get('anna', { kind })).body).toEqual({ keptSince: null, value: null, revision: 0 });
      const { status, body } = await put('anna', { agreed, value, revision: 0 });
      expect([status, body]).toEqual([200, { keptSince: expect.any(String), revision: 1 }]);
      expect((await get('anna', { kind })).body).toEqual({ keptSince: body.keptSince, value, revision: 1 });
      expect(await consents.listOf('anna')).toMatchObject([{ kind, version: agreed }]);
      expect((await get('boris', { kind })).body.value).toBeNull();
    },
  );

  it('one consent is not the other', async () => {
    await put('anna', { agreed, value: profile, revision: 0 });
    expect((await put('anna', { value: resume, revision: 0 })).body.error.code).toBe('forbidden');
    expect((await get('anna', { kind: 'resume' })).body.value).toBeNull();
  });

  it('of two devices that have read the same one writes, and the other is told what', async () => {
    await put('anna', { agreed, value: resume, revision: 0 });
    const texts = ['с телефона', 'с ноутбука', 'с работы'];
    const answers = await Promise.all(
      texts.map((text) => put('anna', { value: { ...resume, text }, revision: 1 })),
    );
    const won = texts[answers.findIndex(({ status }) => status === 200)];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) {
        expect(body.error.code).toBe('conflict');
        expect(body.details).toEqual({ newer: { value: { ...resume, text: won }, revision: 2 } });
      }
  });

  it('the same once more, of a device that never got its answer, is saved already', async () => {
    await put('anna', { agreed, value: profile, revision: 0 });
    expect((await put('anna', { value: profile, revision: 0 })).body.revision).toBe(1);
  });

  it('agreed to on one more device it is kept since the first press, and anew once it was deleted', async () => {
    const [kind, hour] = ['resume', 3_600_000];
    const putAt = async (at: number, revision: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at });
      return (await put('anna', { agreed, value: resume, revision })).body.keptSince;
    };
    const start = Date.parse('2026-11-25T10:00:00.000Z');
    const since = await putAt(start, 0);
    expect(since).toBe(new Date(start).toISOString());
    expect(await putAt(start + hour, 1)).toBe(since);
    expect((await get('anna', { kind })).body.keptSince).toBe(since);
    await remove('anna', { kind });
    expect(await putAt(start + 2 * hour, 0)).toBe(new Date(start + 2 * hour).toISOString());
  });

  it('deleted is gone with its consent, and no device brings it back', async () => {
    await put('anna', { agreed, value: profile, revision: 0 });
    await put('anna', { agreed, value: resume, revision: 0 });
    expect((await remove('anna', { kind: 'profile' })).status).toBe(200);
    expect((await put('anna', { value: profile, revision: 1 })).body.error.code).toBe('forbidden');
    expect((await get('anna', { kind: 'profile' })).body).toEqual({
      keptSince: null,
      value: null,
      revision: 0,
    });
    const remaining = await userItems.listByPrefix('anna', '');
    expect(remaining.map(({ id }) => id)).toEqual(['account', 'consent#resume', 'synced#resume']);
  });

  it.each([
    ['a text of 100,001 characters', { ...resume, text: 'x'.repeat(100_001) }, 400],
    [
      'more bytes than there is room for',
      { ...resume, text: 'ж'.repeat(100_000), blocks: Array(4000).fill(block) },
      413,
    ],
    ['a kind that is none', { ...resume, kind: 'diary' }, 400],
    ['a profile without a profile', { kind: 'profile' }, 400],
  ])('%s is refused', async (_, value, expected) => {
    expect((await put('anna', { agreed, value, revision: 0 })).status).toBe(expected);
    expect(await userItems.listByPrefix('anna', 'synced#')).toEqual([]);
  });

  it('does not exist where the stage does not offer it', async () => {
    process.env.ACCOUNT_SYNC = 'false';
    const [kind, revision] = ['resume', 0];
    for (const ask of [
      () => get('anna', { kind }),
      () => put('anna', { agreed, value: resume, revision }),
      () => remove('anna', { kind }),
    ])
      expect((await ask()).status).toBe(404);
    for (const ask of [get, put, remove]) expect((await ask(undefined, { kind })).status).toBe(401);
  });
});
