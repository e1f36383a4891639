import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { startKillableClient } from '#tests/support/store/killable-client.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let killable: ReturnType<typeof startKillableClient>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  killable = startKillableClient();
});
afterAll(() => dynamodb.close());

const runAt = (started_at: string) =>
  newImportRun({ id: `${started_at}-x`, source: 'hh', started_by: 'command', started_at });

it('keeps runs whole and lists the latest first', async () => {
  expect(await importRuns.findLatest('hh')).toBeNull();
  const runs = ['2026-11-18T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z'].map(
    runAt,
  );
  for (const run of runs) await importRuns.put(run);
  expect(await importRuns.get(runs[0]?.id as string)).toEqual(runs[0]);
  expect((await importRuns.list(2)).map(({ started_at }) => started_at.slice(8, 10))).toEqual(['20', '19']);
  expect((await importRuns.findLatest('hh'))?.started_at).toBe('2026-11-20T10:00:00.000Z');
  await expect(importRuns.get('nobody')).rejects.toMatchObject({ code: 'not_found' });
});

it('keeps a queue for each run, each vacancy once', async () => {
  const waiting = (id: string) => ({
    id,
    tags: ['Go'],
    tags_guessed: true,
    ai_score: 5,
    unread_by: [],
    is_own_trouble: false,
  });
  const many = Array.from({ length: 60 }, (_, n) => waiting(`hh-${String(n).padStart(2, '0')}`));
  await importRuns.putWaiting('a', many);
  await importRuns.putWaiting('a', many.slice(0, 5));
  await importRuns.putWaiting('b', [waiting('hh-99')]);
  expect(await importRuns.listWaiting('a', null, 3)).toEqual(many.slice(0, 3));
  await importRuns.deleteWaiting('a', ['hh-00', 'hh-02', 'nobody']);
  expect(await importRuns.listWaiting('a', null, 100)).toHaveLength(58);
  expect((await importRuns.listWaiting('a', 'hh-02', 2)).map(({ id }) => id)).toEqual(['hh-03', 'hh-04']);
  expect(await importRuns.listWaiting('b', null, 100)).toEqual([waiting('hh-99')]);
});

it('keeps what was skipped, and why', async () => {
  const skips = Array.from({ length: 30 }, (_, n) => ({
    id: `${n}`,
    title: '',
    reason: 'слово «смр» в названии',
  }));
  await importRuns.putSkips('a', skips);
  expect(await importRuns.listSkips('a')).toHaveLength(30);
  expect((await importRuns.listSkips('a'))[0]).toEqual(skips[0]);
  expect(await importRuns.listSkips('b')).toEqual([]);
});

it('remembers what was seen on the pages that are done', async () => {
  await importRuns.putSeen('a', 0, ['hh-1', 'hh-2']);
  await importRuns.putSeen('a', 1, ['hh-3']);
  await importRuns.putSeen('a', 10, ['hh-4']);
  expect(await importRuns.listSeen('a', 10)).toEqual(new Set(['hh-1', 'hh-2', 'hh-3']));
  expect(await importRuns.listSeen('a', 0)).toEqual(new Set());
});

it('remembers what a page has made new, apart from the pages that are done', async () => {
  expect(await importRuns.findPageChanges('m', 0)).toEqual({ fresh: [], changed: [] });
  await importRuns.putSeen('m', 0, ['hh-1', 'hh-2'], { fresh: ['hh-1'], changed: ['hh-2'] });
  expect(await importRuns.findPageChanges('m', 0)).toEqual({ fresh: ['hh-1'], changed: ['hh-2'] });
  expect(await importRuns.findPageChanges('m', 1)).toEqual({ fresh: [], changed: [] });
});

it('a run is written only for the execution that it belongs to', async () => {
  const mine = { ...runAt('2026-11-21T10:00:00.000Z'), execution: 'mine' };
  await importRuns.put(mine);
  await importRuns.put({ ...mine, pages: 1 });
  const theirs = { ...mine, execution: 'theirs' };
  await expect(importRuns.put(theirs)).rejects.toMatchObject({ code: 'conflict' });
  await importRuns.takeOver(theirs);
  await expect(importRuns.put(mine)).rejects.toMatchObject({ code: 'conflict' });
  expect((await importRuns.get(mine.id)).execution).toBe('theirs');
});

it('the runs of one start come in the order of its sources, whichever is older', async () => {
  const [older, newer] = ['2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z'].map(runAt);
  if (!older || !newer) throw new Error('no runs');
  await importRuns.put({ ...newer, group: 'g', sources_after: ['trudvsem'] });
  await importRuns.put({ ...older, group: 'g', source: 'trudvsem', status: 'failed' });
  expect((await importRuns.listGroup('g')).map(({ source }) => source)).toEqual(['hh', 'trudvsem']);
  expect((await importRuns.findRunning('hh'))?.id).toBe(newer.id);
  expect(await importRuns.findRunning('trudvsem')).toBeNull();
});

describe('the lease', () => {
  const lease = (execution: string, until: string) => ({
    execution,
    group: `g-${execution}`,
    until,
    stop: false,
  });

  it('goes to one of those who try, and only in the place of what they saw', async () => {
    const tries = await Promise.all(['a', 'b', 'c'].map((id) => importRuns.takeLease(lease(id, '1'), null)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const found = await importRuns.findLease();
    expect(found).not.toBeNull();
    expect(await importRuns.takeLease(lease('d', '2'), { ...lease('x', '1') })).toBe(false);
    // The last step of a dead execution may still renew it.
    await importRuns.renewLease(found?.execution ?? '', '1b');
    expect(await importRuns.takeLease(lease('d', '2'), found)).toBe(true);
    expect(await importRuns.takeLease(lease('e', '3'), found)).toBe(false);
  });

  it('is known as one’s own where the answer was lost and the SDK asks again', async () => {
    killable.loseNext('PutItem');
    const found = await importRuns.findLease();
    expect(await importRuns.takeLease(lease('again', '3'), found)).toBe(true);
    expect((await importRuns.findLease())?.execution).toBe('again');
    await importRuns.releaseLease('again');
    killable.loseNext('PutItem');
    expect(await importRuns.takeLease(lease('d', '2'), null)).toBe(true);
  });

  it('is renewed, stopped and given back by its own', async () => {
    expect(await importRuns.renewLease('stranger', '9')).toBeNull();
    expect(await importRuns.renewLease('d', '9')).toEqual(lease('d', '9'));
    expect(await importRuns.requestStop('g-stranger')).toBe(false);
    expect(await importRuns.requestStop('g-d')).toBe(true);
    expect((await importRuns.renewLease('d', '10'))?.stop).toBe(true);
    await importRuns.releaseLease('stranger');
    expect(await importRuns.findLease()).not.toBeNull();
    await importRuns.releaseLease('d');
    expect(await importRuns.findLease()).toBeNull();
    expect(await importRuns.renewLease('d', '11')).toBeNull();
    await importRuns.releaseLease('d');
  });
});

it('keeps what is known of a source, and which vacancy stands for one posted twice', async () => {
  expect(await importRuns.findSource('hh')).toBeNull();
  const state = {
    id: 'hh' as const,
    watermark: '2026-11-20T10:00:00.000Z',
    last_success_at: null,
    last_full_at: null,
    last_full_runs: ['b', 'a'],
    rests_until: null,
    rest_reason: null,
  };
  await importRuns.putSource(state);
  expect(await importRuns.findSource('hh')).toEqual(state);
  await importRuns.putReposts('trudvsem', new Map([['k', 'trudvsem-1']]));
  expect(await importRuns.findReposts('trudvsem', ['k', 'other', 'k'])).toEqual(
    new Map([['k', 'trudvsem-1']]),
  );
  expect(await importRuns.findReposts('hh', ['k'])).toEqual(new Map());
});

it('what serves one run expires: what was seen in 40 days, what was skipped in 90; queue and run stay', async () => {
  await importRuns.putSeen('ttl', 0, ['hh-1']);
  await importRuns.putSkips('ttl', [{ id: '1', title: '', reason: 'слово' }]);
  await importRuns.putWaiting('ttl', [{ id: 'hh-1', tags: [], tags_guessed: false, ai_score: 0 }]);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const daysOf = async (kind: string) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: process.env.IMPORT_RUNS_TABLE,
        KeyConditionExpression: 'kind = :kind',
        ExpressionAttributeValues: { ':kind': kind },
      }),
    );
    return Items.map((item) => Math.round((item.expires_at - Date.now() / 1000) / 86_400));
  };
  expect(await daysOf('seen#ttl')).toEqual([40]);
  expect(await daysOf('skips#ttl')).toEqual([90]);
  expect(await daysOf('details#ttl')).toEqual([Number.NaN]);
  client.destroy();
});
