import { describe, expect, it } from 'vitest';
import { countNew, deleteSearch, listSearches, putSearch } from '#core/contract/searches.ts';
import { maxSavedSearches, maxSubscriptions } from '#core/domain/search/saved-search.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { stopEmails } from '#functions/actions/digests/subscribe.ts';
import { handler as countHandler } from '#functions/http/searches/count-new.ts';
import { handler as deleteHandler } from '#functions/http/searches/delete-search.ts';
import { handler as listHandler } from '#functions/http/searches/list-searches.ts';
import { handler as putHandler } from '#functions/http/searches/put-search.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as jobs from '#functions/store/jobs.ts';
import { digestStage, noon } from '#tests/support/digests/digest-stage.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const list = operationCaller(listSearches, listHandler);
const put = operationCaller(putSearch, putHandler);
const remove = operationCaller(deleteSearch, deleteHandler);
const count = operationCaller(countNew, countHandler);

const agreed = emailConsentVersion;
const searchInput = { name: 'ML в Москве', query: { q: 'ml', location: ['Москва'] }, schedule: 'daily' };
const save = (user: string | undefined, searchId: string, more: object = {}) =>
  put(user, { searchId, ...searchInput, agreed, ...more });
const idsOf = async (user: string) => (await list(user)).body.searches.map(({ id }: { id: string }) => id);
const stored = async () =>
  (await itemsOf('SUBSCRIPTIONS_TABLE')).filter(({ id }) => String(id).startsWith('search#'));

describe('saved searches of an account (docs/rules.md#searches)', () => {
  it('are kept with the consent, and come back as they were saved', async () => {
    const { status, body } = await save('anna', 's1', { tz: 'Asia/Omsk' });
    const expectedSearch = {
      id: 's1',
      name: searchInput.name,
      query: expect.objectContaining({ q: 'ml', location: ['Москва'], level: [] }),
      schedule: 'daily',
      isPaused: false,
      createdAt: noon,
      seenAt: noon,
      stopped: null,
    };
    expect([status, body]).toEqual([200, { search: expectedSearch }]);
    expect((await list('anna')).body).toEqual({ searches: [expectedSearch] });
    expect(await stored()).toMatchObject([
      { owner: 'user#anna', zone: 'Asia/Omsk', consent: { version: agreed, at: noon }, email: null },
    ]);
    expect((await list('boris')).body).toEqual({ searches: [] });
  });

  it('are listed in the order in which they were saved; the same id is the same search', async () => {
    for (const [n, id] of ['b', 'a', 'c'].entries()) {
      stage.at(Date.parse(noon) + n * 1000);
      await save('anna', id);
    }
    stage.at(Date.parse(noon) + 60_000);
    await save('anna', 'b', { name: 'Иначе', seenAt: '2026-11-25T08:00:00.000Z' });
    const { searches } = (await list('anna')).body;
    expect(searches.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      ['b', 'Иначе'],
      ['a', searchInput.name],
      ['c', searchInput.name],
    ]);
    expect(searches[0]).toMatchObject({ createdAt: noon, seenAt: '2026-11-25T08:00:00.000Z' });
  });

  it('are not looked at before it is so late, whatever the clock of a device says', async () => {
    await save('anna', 'a', { seenAt: '2099-01-01T00:00:00.000Z' });
    expect((await list('anna')).body.searches).toMatchObject([{ id: 'a', seenAt: noon }]);
  });

  it('have not been looked at where a look lies ahead, from before that was refused', async () => {
    await save('anna', 'a');
    const [item] = await stored();
    await putItems('SUBSCRIPTIONS_TABLE', [{ ...item, seen_at: '2099-01-01T00:00:00.000Z' }]);
    stage.at(Date.parse(noon) + 60_000);
    expect((await list('anna')).body.searches).toMatchObject([{ id: 'a', seenAt: noon }]);
  });

  it('are not kept without the consent, nor do e-mails begin without it', async () => {
    const message = (await save('anna', 's1', { agreed: undefined })).body.error.message;
    expect(message).toContain('нужно ваше согласие');
    expect((await save('anna', 's1', { agreed: '2020-01-01' })).status).toBe(400);
    expect(await stored()).toEqual([]);
    expect((await save('anna', 's1', { schedule: 'never' })).status).toBe(200);
    expect((await save('anna', 's1', { agreed: undefined })).status).toBe(400);
    expect((await save('anna', 's1')).status).toBe(200);
    // What was agreed to need not be again.
    for (const change of [{ schedule: 'first-import' }, { isPaused: true }, { schedule: 'never' }])
      expect((await save('anna', 's1', { agreed: undefined, ...change })).status).toBe(200);
  });

  it('that the mail has stopped go on by a new consent alone', async () => {
    await save('anna', 's1');
    await stopEmails(userOwner('anna'), 'complaint');
    expect((await list('anna')).body.searches).toMatchObject([{ stopped: 'complaint' }]);
    // A new name asks for nothing, and resumes nothing.
    expect((await save('anna', 's1', { agreed: undefined, name: 'Другой' })).body.search).toMatchObject({
      ...{ name: 'Другой', schedule: 'daily', stopped: 'complaint' },
    });
    expect((await save('anna', 's1', { agreed: undefined, schedule: 'never' })).body.search.stopped).toBe(
      'complaint',
    );
    expect((await save('anna', 's1')).body.search.stopped).toBeNull();
  });

  it('are changed in what was touched alone, where it is said what was known before', async () => {
    await save('anna', 's1', { name: 'Моё', isPaused: true });
    const before = { name: searchInput.name, schedule: 'never', isPaused: false };
    const seenAt = '2026-11-25T08:00:00.000Z';
    const look = (more: object) =>
      put('anna', { searchId: 's1', ...searchInput, ...before, before, ...more });
    expect((await look({ seenAt })).body.search).toMatchObject({
      ...{ name: 'Моё', schedule: 'daily', isPaused: true, seenAt },
    });
    expect((await look({ name: 'Иначе' })).body.search).toMatchObject({ name: 'Иначе', schedule: 'daily' });
    // Said of the name alone, the schedule is as it is asked for.
    expect((await look({ before: { name: searchInput.name } })).body.search).toMatchObject({
      ...{ name: 'Иначе', schedule: 'never', isPaused: false },
    });
    // E-mails that a link has ended do not begin again, and ask for no consent.
    const known = { ...before, schedule: 'daily' };
    expect((await look({ ...known, before: known })).body.search).toMatchObject({ schedule: 'never' });
    expect((await look({ ...known, before })).status).toBe(400);
  });

  it('are twenty at most, five by mail, and it is said in plain words', async () => {
    for (let n = 0; n < maxSubscriptions; n++) expect((await save('anna', `m${n}`)).status).toBe(200);
    const sixth = await save('anna', 'm5');
    expect([sixth.status, sixth.body.error.code]).toEqual([409, 'conflict']);
    expect(sixth.body.error.message).toContain('не больше чем по 5 поискам');
    for (let n = maxSubscriptions; n < maxSavedSearches; n++)
      expect((await save('anna', `n${n}`, { schedule: 'never' })).status).toBe(200);
    const last = await save('anna', 'one-more', { schedule: 'never' });
    expect([last.status, last.body.error.code]).toEqual([409, 'conflict']);
    expect(last.body.error.message).toContain('Достигнут предел 20');
    // One that is there is changed all the same, and where one goes another has room.
    expect((await save('anna', 'm0', { name: 'Иначе' })).status).toBe(200);
    expect((await save('anna', 'n7')).status).toBe(409);
    await remove('anna', { searchId: 'm1' });
    expect((await save('anna', 'n7')).status).toBe(200);
    expect((await save('anna', 'one-more', { schedule: 'never' })).status).toBe(200);
    expect((await save('boris', 's1')).status).toBe(200);
  });

  it('a sixth by mail that two devices began at once is renamed and paused like any other', async () => {
    for (let n = 0; n < maxSubscriptions; n++) await save('anna', `m${n}`);
    const [one] = await stored();
    await putItems('SUBSCRIPTIONS_TABLE', [{ ...one, id: 'search#user#anna#m5', search_id: 'm5' }]);
    const renamed = await save('anna', 'm5', { name: 'Иначе', isPaused: true, agreed: undefined });
    expect([renamed.status, renamed.body.search]).toMatchObject([200, { name: 'Иначе', isPaused: true }]);
    await save('anna', 'm5', { schedule: 'never' });
    expect((await save('anna', 'm5')).status).toBe(409);
  });

  it('are not more by twenty-one at once', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, n) => save('anna', `n${n}`, { schedule: 'never' })));
    expect((await idsOf('anna')).length).toBe(maxSavedSearches);
  });

  it('a count that a dead writer has left too high is mended', async () => {
    await save('anna', 's1');
    const account = (await itemsOf('USER_ITEMS_TABLE')).find(({ id }) => id === 'account');
    await putItems('USER_ITEMS_TABLE', [{ ...account, searches: maxSavedSearches }]);
    expect((await save('anna', 's2')).status).toBe(200);
  });

  it('are deleted as often as one likes, by their owner', async () => {
    await save('anna', 's1');
    expect((await remove('boris', { searchId: 's1' })).status).toBe(200);
    expect(await idsOf('anna')).toEqual(['s1']);
    for (let n = 0; n < 2; n++) expect((await remove('anna', { searchId: 's1' })).status).toBe(200);
    expect(await stored()).toEqual([]);
    for (const ask of [list, put, remove])
      expect((await ask(undefined, { searchId: 's1', ...searchInput, agreed })).status).toBe(401);
  });

  it('deleted by two at once give back one place', async () => {
    for (const id of ['s1', 's2', 's3']) await save('anna', id);
    await Promise.all(Array.from({ length: 3 }, () => remove('anna', { searchId: 's1' })));
    const account = (await itemsOf('USER_ITEMS_TABLE')).find(({ id }) => id === 'account');
    expect(account).toMatchObject({ searches: 2 });
  });

  it.each<[string, object]>([
    ['one that finds everything', { query: {} }],
    ['one letter', { query: { q: 'c' } }],
    ['a name of two lines', { name: 'ML\r\nBcc: all@example.ru' }],
    ['a name with a separator of lines', { name: 'ML\u2028Bcc' }],
    ['no name', { name: '   ' }],
    ['a name of 101 characters', { name: 'ж'.repeat(101) }],
    ['an unknown schedule', { schedule: 'hourly' }],
    ['no zone', { tz: 'Mars/Olympus' }],
    ['a time that is none', { seenAt: 'yesterday' }],
    ['an unknown level', { query: { q: 'ml', level: ['Бог'] } }],
    ['201 companies', { query: { company: Array.from({ length: 201 }, (_, n) => `c${n}`) } }],
  ])('%s is refused', async (_, wrong) => {
    expect((await save('anna', 's1', wrong)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('do not exist where the stage keeps none', async () => {
    process.env.SUBSCRIPTIONS = 'false';
    for (const ask of [
      () => list('anna'),
      () => save('anna', 's1'),
      () => remove('anna', { searchId: 's1' }),
    ])
      expect((await ask()).status).toBe(404);
  });

  it('are not taken of who was deleted while the token lives', async () => {
    stage.pool().state.users = [];
    expect((await save('anna', 's1')).status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('how many are new', () => {
  it('is told to anybody, in the order of the question, without hidden companies', async () => {
    const row = (id: string, overrides: object = {}) => ({
      ...jobRowWith({ id, title: 'ML-инженер' }),
      ...overrides,
    });
    await jobs.put([
      row('hh-1', { ingested_at: '2026-11-25T08:00:00.000Z' }),
      row('hh-2', { ingested_at: '2026-11-25T08:30:00.000Z', company_id: 'c2' }),
      row('hh-3', { ingested_at: '2026-11-25T08:30:00.000Z', cluster_key: 'k', company_id: 'c3' }),
      row('hh-4', { ingested_at: '2026-11-25T08:30:00.000Z', cluster_key: 'k', company_id: 'c3' }),
    ]);
    const since = '2026-11-25T08:15:00.000Z';
    const { status, body } = await count(undefined, {
      searches: [
        { query: { q: 'ml' }, since },
        { query: { q: 'повар' }, since },
        { query: { q: 'ml', notCompany: ['c2'] }, since },
        { query: {}, since: '2026-11-25T07:00:00.000Z' },
      ],
    });
    expect([status, body]).toEqual([200, { counts: [2, 0, 1, 3] }]);
    expect((await count(undefined, { searches: [] })).status).toBe(400);
    const many = Array.from({ length: 21 }, () => ({ query: { q: 'ml' }, since }));
    expect((await count(undefined, { searches: many })).status).toBe(400);
  });
});
