import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, test, vi } from 'vitest';
import { matchSearches } from '#functions/actions/digests/match-searches.ts';
import { deleteSavedSearch } from '#functions/actions/digests/saved-searches.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as clock from '#functions/store/clock.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as tokens from '#functions/store/digests/tokens.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import * as jobs from '#functions/store/jobs.ts';
import { digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, put, match, save, send, emails, caller } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;
/** What waits for somebody. */
const waiting = async (user = 'anna') => {
  const pending = await sent.pendingOf(userOwner(user));
  return pending.map(({ job_id, count }) => job_id ?? count).sort();
};
const dueOf = async (user = 'anna') =>
  (await subscriptions.listOf(userOwner(user))).map(({ due_at }) => due_at ?? null);

describe('what has come', () => {
  it('is not lost where there was no time for it: the pass says so, and the next one finds it', async () => {
    await save('anna');
    at(minutes(5));
    await put({ id: 'hh-1' });
    const logs = captureLogs();
    expect(await matchSearches(Date.now() - 1)).toEqual({ reason: 'Error' });
    expect(logs().metrics).toContainEqual({ DigestMatchesFailed: 1 });
    expect(await waiting()).toEqual([]);
    at(minutes(90));
    await match();
    expect(await waiting()).toEqual(['hh-1']);
  });

  it('is found after a pass by a clock that is two hours ahead', async () => {
    await save('anna');
    const told = (now: number, by: number) => {
      at(by);
      clock.noteAnswer(new Date(now).toUTCString(), by, by);
    };
    told(minutes(5), minutes(125));
    await match();
    told(minutes(10), minutes(10));
    await putAndMatch({ id: 'hh-1' });
    expect(await waiting()).toEqual(['hh-1']);
  });

  it('waits once for whoever looks for it, though its import runs twice', async () => {
    await save('anna');
    await save('boris', { query: { q: 'повар' } });
    at(minutes(5));
    expect(await putAndMatch({ id: 'hh-1' }, { id: 'hh-2', title: 'Сварщик' })).toEqual({
      rows: 2,
      searches: 2,
      asked: 2,
      owners: 1,
    });
    expect(await waiting()).toEqual(['hh-1']);
    at(minutes(10));
    await putAndMatch({ id: 'hh-1', ingested_at: new Date(minutes(5)).toISOString(), tags: ['Go'] });
    await match();
    expect(await waiting()).toEqual(['hh-1']);
    expect(await waiting('boris')).toEqual([]);
    expect(await dueOf()).toEqual([new Date(minutes(5)).toISOString()]);
  });

  it('is asked for once by all who ask the same', async () => {
    for (const user of ['anna', 'boris']) await save(user);
    at(minutes(5));
    expect(await putAndMatch({ id: 'hh-1' })).toMatchObject({ searches: 2, asked: 1, owners: 2 });
    expect([await waiting('anna'), await waiting('boris')]).toEqual([['hh-1'], ['hh-1']]);
  });

  it('is not what was there before: not published again, not changed, not hidden, not closed', async () => {
    at(minutes(-60));
    await put({ id: 'old-1' }, { id: 'old-2' });
    at(minutes(1));
    await match();
    await save('anna');
    at(minutes(5));
    await jobs.change('old-1', (row) => ({ ...row, created_at: noon, posted_date: noon, reposts: 1 }));
    await putAndMatch({ id: 'hidden', is_active: false }, { id: 'closed', is_open: false });
    expect(await waiting()).toEqual([]);
    expect(await dueOf()).toEqual([null]);
  });

  it('before a search was saved, or while it was another one, is not told', async () => {
    await put({ id: 'hh-1' });
    at(minutes(1));
    await save('anna');
    at(minutes(5));
    await match();
    expect(await waiting()).toEqual([]);
    await put({ id: 'hh-2', title: 'Повар ML' });
    at(minutes(6));
    await save('anna', { query: { q: 'повар' } });
    at(minutes(7));
    await match();
    expect(await waiting()).toEqual([]);
  });

  it('of a first pass ever is nothing', async () => {
    await emptyTables();
    await save('anna');
    at(minutes(5));
    expect(await putAndMatch({ id: 'hh-1' })).toMatchObject({ rows: 0, owners: 0 });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['paused', () => save('anna', { isPaused: true })],
    ['told of never', () => save('anna', { schedule: 'never' })],
    ['deleted', () => deleteSavedSearch('s1', caller('anna'))],
  ])('is not told of a search that is %s', async (_, change) => {
    await save('anna');
    at(minutes(1));
    await change();
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    expect(await waiting()).toEqual([]);
    at(minutes(6));
    await save('anna');
    at(minutes(7));
    await putAndMatch({ id: 'hh-2' });
    expect(await waiting()).toEqual(['hh-2']);
  });

  it('in two searches waits once, and is told by the other where the first is gone', async () => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', name: 'Инженеры', query: { q: 'инженер' } });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    expect(await waiting()).toEqual(['hh-1']);
    const [found] = await sent.pendingOf(userOwner('anna'));
    expect(found?.search_ids.toSorted()).toEqual(['one', 'two']);
    await deleteSavedSearch('one', caller('anna'));
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual(['1\u00a0новая: Инженеры']);
  });
});

describe('a vacancy that was told', () => {
  it('is not forgotten with a search that is deleted while another pass looks', async () => {
    await save('anna', { id: 'one' });
    at(minutes(5));
    await putAndMatch({ id: 'hh-1', cluster_key: 'вектор|ml' });
    await send();
    await save('anna', { id: 'two', query: { q: 'инженер' } });
    at(minutes(65));
    await put({ id: 'hh-2', cluster_key: 'вектор|ml' }, { id: 'hh-3' });
    // Between the look at the searches and the note that an e-mail is due.
    stage.killable().onNext('PutItem', async () => {
      for (const subscription of await subscriptions.listOf(userOwner('anna')))
        await subscriptions.delete(subscription.id);
    });
    await match();
    const foundEntries = (await itemsOf('SENT_TABLE')).filter(({ entry }) =>
      String(entry).startsWith('found#'),
    );
    expect(foundEntries.map(({ job_id, state }) => [job_id, state])).toEqual([['hh-1', 'told']]);
  });
});

describe('of two searches that have found the same, one deleted while the pass looks', () => {
  it('the other tells it', async () => {
    await save('anna', { id: 'one' });
    await save('anna', { id: 'two', name: 'Инженеры', query: { q: 'инженер' } });
    at(minutes(5));
    await put({ id: 'hh-1' });
    stage
      .killable()
      .onNext('PutItem', () => subscriptions.delete(subscriptions.searchKey(userOwner('anna'), 'one')));
    await match();
    expect(await waiting()).toEqual(['hh-1']);
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual(['1\u00a0новая: Инженеры']);
  });
});

describe('a pass', () => {
  it('says in the log what it has done', async () => {
    const logs = captureLogs();
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'hh-1' });
    expect(logs().metrics).toContainEqual({ DigestMatchesFailed: 0 });
    expect(logs().events).toMatchObject([
      {
        event: 'new vacancies looked for in saved searches',
        ...{ rows: 1, searches: 1, asked: 1, owners: 1 },
      },
    ]);
  });

  it('does not tell of what came the moment a search was saved', async () => {
    await save('anna');
    await put({ id: 'hh-1' });
    at(minutes(5));
    await putAndMatch({ id: 'hh-2' });
    expect(await waiting()).toEqual(['hh-2']);
  });

  it('looks back for an hour: what was written after its time is found, what came before is not', async () => {
    at(minutes(-120));
    await save('anna');
    at(minutes(5));
    await match();
    at(minutes(10));
    await putAndMatch(
      { id: 'late', ingested_at: new Date(minutes(-54)).toISOString() },
      { id: 'an-hour', ingested_at: new Date(minutes(-55)).toISOString() },
      { id: 'before', ingested_at: new Date(minutes(-56)).toISOString() },
    );
    expect(await waiting()).toEqual(['late']);
  });
});

describe('one that becomes another while it is asked', () => {
  it('is told of nothing that the former has found', async () => {
    await save('anna');
    at(minutes(5));
    await put({ id: 'hh-1' });
    stage.killable().onNext('PutItem', async () => {
      at(minutes(6));
      await save('anna', { query: { q: 'повар' } });
    });
    await match();
    expect(await waiting()).toEqual([]);
    expect((await subscriptions.listOf(userOwner('anna'))).map(({ due_at }) => due_at)).toEqual([undefined]);
  });
});

test('the index that a pass reads has searches alone, without their names, among any number of links and counts', async () => {
  await save('anna');
  await stage.subscribeAsVisitor('vera@example.ru');
  for (let n = 0; n < 30; n++) await tokens.put('leave', userOwner('anna'), null);
  const index = { TableName: process.env.SUBSCRIPTIONS_TABLE, IndexName: 'searches' };
  const { Items = [], ScannedCount } = await dynamodb.send(new ScanCommand(index));
  expect(ScannedCount).toBe(2);
  for (const item of Items)
    expect(Object.keys(item).toSorted()).toEqual([
      ...['active_since', 'id', 'is_paused', 'owner', 'query', 'schedule', 'search_id', 'state', 'zone'],
    ]);
});

describe('very much', () => {
  it('is a hundred one by one and the rest as a number, once', async () => {
    await save('anna');
    at(minutes(5));
    const rows = Array.from({ length: 130 }, (_, n) => ({ id: `hh-${n}`, company_id: 'c' }));
    await putAndMatch(...rows);
    expect((await waiting()).filter((entry) => entry === 30)).toHaveLength(1);
    expect(await waiting()).toHaveLength(101);
    // The hour before is read again.
    at(minutes(20));
    await putAndMatch({ id: 'hh-200', company_id: 'd' });
    at(minutes(40));
    await match();
    await send();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('Ещё 30 на\u00a0сайте');
    expect(emails[0]?.subject).toBe('4\u00a0новые: ML');
  });

  it('of vacancies with long names, day after day without SES, still makes an e-mail', {
    timeout: 120_000,
  }, async () => {
    const name = 'очень длинное название '.repeat(16);
    await save('anna');
    for (let pass = 0; pass < 9; pass++) {
      at(minutes(5) + hours(2 * pass));
      const rows = Array.from({ length: 100 }, (_, n) => ({
        ...{ id: `hh-${pass}-${n}`, cluster_key: `${pass}|${n}|${name}`, company_id: 'c' },
      }));
      await putAndMatch(...rows);
    }
    expect(await waiting()).toHaveLength(900);
    await send();
    expect(emails).toHaveLength(1);
  });
});

describe('many owners', () => {
  it('are kept eight at once, and the watermark moves after all of them', async () => {
    const users = Array.from({ length: 9 }, (_, n) => `user-${n}`);
    stage.pool().state.users = users.map((id) => ({ id, email: `${id}@example.ru` }));
    for (const user of users) await save(user);
    at(minutes(5));
    await put({ id: 'hh-1' });
    const killable = stage.killable();
    killable.revive();
    // The first waits until seven others have written.
    killable.onNext('UpdateItem', () =>
      vi.waitFor(() => expect(killable.requestCount('PutItem')).toBe(7), { timeout: 20_000 }),
    );
    expect(await match()).toMatchObject({ owners: 9 });
    for (const user of users) expect(await waiting(user)).toEqual(['hh-1']);
  });
});

describe('one that cannot be kept', () => {
  it('keeps no other, and the next pass finds it', async () => {
    for (const user of ['anna', 'boris']) await save(user);
    at(minutes(5));
    await put({ id: 'hh-1' });
    const logs = captureLogs();
    // Anna's or Boris's: whoever is first.
    stage.killable().failNext('PutItem');
    expect(await match()).toMatchObject({ reason: expect.any(String) });
    expect(logs().metrics).toContainEqual({ DigestMatchesFailed: 1 });
    expect([...(await waiting('anna')), ...(await waiting('boris'))]).toEqual(['hh-1']);
    at(minutes(90));
    expect(await match()).toMatchObject({ owners: 2 });
    expect([await waiting('anna'), await waiting('boris')]).toEqual([['hh-1'], ['hh-1']]);
  });

  it('of an account that is erased is nothing', async () => {
    await save('anna');
    await save('boris');
    at(minutes(5));
    await put({ id: 'hh-1' });
    stage.killable().onNext('UpdateItem', async () => {
      await accounts.startErasure('anna', 'anna');
    });
    expect(await match()).toMatchObject({ owners: 2 });
    expect([await waiting('anna'), await waiting('boris')]).toEqual([[], ['hh-1']]);
  });
});
