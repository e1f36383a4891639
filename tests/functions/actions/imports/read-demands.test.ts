import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { demandVersion, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { readDemands } from '#functions/actions/imports/read-demands.ts';
import { edit } from '#functions/actions/jobs/edit-job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import { dynamodb as client } from '#functions/store/dynamodb.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import * as jobPages from '#functions/store/job-pages.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { contextWith } from '#tests/support/import/import-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { startKillableClient } from '#tests/support/store/killable-client.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let killable: ReturnType<typeof startKillableClient>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  killable = startKillableClient();
});
afterAll(async () => {
  await dynamodb.close();
});
beforeEach(async () => {
  killable.revive();
  await emptyTables();
  killable.revive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const old = { version: demandVersion - 1, asks: ['!old'], roles: [], level: null, languages: [] };
const fresh = { ...old, version: demandVersion };
const row = (n: number, overrides: Partial<JobRow> = {}) =>
  jobRowWith({ id: `hh-${n}`, title: 'Python-разработчик', tags: ['Django'], ...overrides });
const put = async (rows: readonly JobRow[], html = '<p>Требования</p><ul><li>Kafka</li></ul>') => {
  await jobs.put(rows);
  for (const { id } of rows) await descriptions.put({ id, html });
};
const walk = (anew = false, milliseconds = 60_000) => readDemands({ anew }, contextWith(milliseconds));
const expectedDemand = readDemand({
  title: 'Python-разработчик',
  tags: ['Django'],
  description: 'Требования\n- Kafka',
});
const revisions = async () =>
  Object.fromEntries((await itemsOf('JOBS_TABLE')).map(({ id, revision }) => [id, revision]));
const demandsOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await jobs.get(id)).demand));
const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

describe('what stored vacancies ask for (docs/rules.md#vacancy-asks-walk)', () => {
  it('is read of those that were never read, or by another version, and of no others', async () => {
    await put([
      ...[row(1), row(2, { demand: old }), row(3, { demand: { ...old, version: demandVersion + 1 } })],
      ...[row(4, { demand: fresh }), row(5, { is_active: false }), row(6, { is_open: false }), row(7)],
    ]);
    await jobs.delete('hh-7');
    const before = await itemsOf('JOBS_TABLE');
    expect(await walk()).toEqual({ phase: 'settling', read: 5, total: 5, isOver: true });

    expect(await demandsOf(['hh-1', 'hh-2', 'hh-3', 'hh-5', 'hh-6'])).toEqual(Array(5).fill(expectedDemand));
    const unchanged = (items: Record<string, unknown>[]) =>
      items.filter(({ id }) => id === 'hh-4' || id === 'hh-7');
    expect(unchanged(await itemsOf('JOBS_TABLE'))).toEqual(unchanged(before));
  });

  it('follows from the text where tags were guessed from it, and not from an older guess', async () => {
    const guessed = { tags: ['PHP'], tags_guessed: true };
    await put([row(1, guessed), row(2, { ...guessed, edited: ['tags'] })]);
    await jobs.put([row(3, guessed)]);
    await walk();
    const asks = (await demandsOf(['hh-1', 'hh-2', 'hh-3'])).map((demand) => demand?.asks);
    // An admin's tags stand, and where there is no text they are all that is known.
    expect(asks).toEqual([
      ['^python', '!kafka'],
      ['^python', '!php', '!kafka'],
      ['^python', '!php'],
    ]);
    // Readers see the tags, which are the next crawl's.
    expect((await jobs.get('hh-1')).tags).toEqual(['PHP']);
  });

  it('is told to indexes, and is no change to readers', async () => {
    const modified_at = '2026-11-01T00:00:00.000Z';
    await put([row(1, { modified_at })]);
    const since = new Date().toISOString();
    await walk();
    expect((await versions.get('jobs')).version).toBe(1);
    expect([...(await jobs.changedAtSince(since)).keys()]).toEqual(['hh-1']);
    expect(await jobs.get('hh-1')).toEqual({ ...row(1, { modified_at }), demand: expectedDemand });
  });

  it('is counted as unread until all is read', async () => {
    const logs = captureLogs();
    await put([row(1), row(2)]);
    await walk(false, 0);
    await walk(false, 0);
    expect(logs().metrics).toEqual([{ DemandsUnread: 3 }, { DemandsUnread: 0 }]);
  });

  it('needs neither a description nor one that can be read', async () => {
    await jobs.put([row(1), row(2), row(3)]);
    const table = process.env.DESCRIPTIONS_TABLE;
    await client.send(new PutCommand({ TableName: table, Item: { id: 'hh-2', html: 5 } }));
    const hostile = `<li>Kafka</li>${'<p><b></b></p>&amp;;'.repeat(18_000)}`;
    await client.send(new PutCommand({ TableName: table, Item: { id: 'hh-3', html: hostile } }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await walk()).toMatchObject({ read: 3, isOver: true });
    const [none, unreadable, long] = await demandsOf(['hh-1', 'hh-2', 'hh-3']);
    expect([none?.asks, unreadable?.asks]).toEqual(Array(2).fill(['^python', '!django']));
    expect(long?.asks).toEqual(['^python', '!django', '!kafka']);
  });

  it('is read of all others where a row cannot be read', async () => {
    await put([row(1), row(2), row(3)]);
    await client.send(
      new PutCommand({ TableName: process.env.JOBS_TABLE, Item: { ...row(2), title: 7, revision: 1 } }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await walk()).toMatchObject({ read: 2, isOver: true });
  });
});

describe('a walk that is killed', () => {
  /** Of five vacancies: the count, five rows, the version, the place. */
  const writes = 8;
  const points = Array.from({ length: writes }, (_, n) => n + 1);

  it.each(points.flatMap((n) => [[n, false] as const, [n, true] as const]))(
    'after write %i, unheard %s: the next one goes on, and writes nothing twice',
    async (n, losing) => {
      await put([1, 2, 3, 4, 5].map((id) => row(id)));
      killable.revive();
      killable.killAfter(n, { losing });
      const outcome = await walk().catch(() => 'killed');
      // What the last write is, it has only to hear.
      if (n < writes || losing) expect(outcome).toBe('killed');
      killable.revive();
      const written = Object.values(await revisions()).filter((revision) => revision === 2).length;
      const versionBefore = (await versions.get('jobs')).version;
      expect(written).toBe(Math.min(5, n - 1));

      expect(await walk()).toMatchObject({ phase: 'settling', isOver: true });
      expect(await demandsOf(['hh-1', 'hh-2', 'hh-3', 'hh-4', 'hh-5'])).toEqual(
        Array(5).fill(expectedDemand),
      );
      expect(await revisions()).toEqual(Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`hh-${id}`, 2])));
      expect((await versions.get('jobs')).version).toBeGreaterThan(n < writes ? versionBefore : 0);
    },
  );

  it('goes on from its page, not from the beginning', async () => {
    await jobs.put(Array.from({ length: 2400 }, (_, n) => row(n, n % 50 === 0 ? {} : { demand: fresh })));
    const first = (await jobPages.withOtherDemand(demandVersion, null)).rows.length;
    // The count of three pages, a page with its version and place, and three vacancies of the next.
    killable.killAfter(3 + first + 2 + 3);
    await expect(walk()).rejects.toThrow('killed');
    killable.revive();
    expect(await demandWalk.find()).toMatchObject({ phase: 'reading', total: 48, read: first });

    expect(await walk()).toMatchObject({ isOver: true, total: 48, read: 45 });
    expect(killable.requestCount('Scan')).toBe(2);
    const all = await itemsOf('JOBS_TABLE');
    expect(all).toHaveLength(2400);
    expect(Object.groupBy(all, ({ revision }) => String(revision))).toMatchObject({
      1: { length: 2400 - 48 },
      2: { length: 48 },
    });
  });

  it('stops before its time is over, with a page done in each call', async () => {
    await put([row(1), row(2)]);
    expect(await walk(false, 0)).toEqual({ phase: 'reading', read: 0, total: 2, isOver: false });
    expect(await walk(false, 0)).toEqual({ phase: 'settling', read: 2, total: 2, isOver: true });
  });
});

describe('while others write', () => {
  it('an admin’s word stays, and what was read from it', async () => {
    await put([row(1)]);
    await walk(false, 0);
    // The walk has read the description by then, and asks for the row.
    killable.onNext('BatchGetItem', async () =>
      killable.onNext('GetItem', () => edit('boss', 'hh-1', { description: '<p>Redis</p>' })),
    );
    expect(await walk()).toMatchObject({ read: 0 });
    expect((await jobs.get('hh-1')).demand?.asks).toEqual(['^python', '!django', '!redis']);
  });

  it('one that the release before has written anew is left to the next pass', async () => {
    await put([row(1), row(2)]);
    await walk(false, 0);
    killable.onNext('BatchGetItem', () =>
      jobs.change('hh-1', (jobRow) => ({ ...jobRow, title: 'Программист PHP', demand: old })),
    );
    expect(await walk()).toMatchObject({ phase: 'settling', read: 1 });
    expect((await jobs.get('hh-1')).demand).toEqual(old);
    minutesLater(21);
    expect(await walk()).toMatchObject({ phase: 'done', read: 2 });
    expect((await jobs.get('hh-1')).demand?.asks).toEqual(['^php', '!django', '!kafka']);
  });

  it('two walks at once write each once', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => row(n));
    await put(rows);
    await Promise.all([walk(), walk(), walk()]);
    expect(new Set(Object.values(await revisions()))).toEqual(new Set([2]));
    expect(await demandsOf(['hh-0', 'hh-119'])).toEqual([expectedDemand, expectedDemand]);
  });
});

describe('a walk that is over', () => {
  it('looks once more when nothing of the release before is left, and then asks for its place alone', async () => {
    await put([row(1)]);
    await walk();
    await jobs.put([row(2, { demand: old })]);
    killable.revive();
    expect(await walk()).toMatchObject({ phase: 'settling', isOver: true });
    expect(killable.requestCount('Scan')).toBe(0);
    minutesLater(21);
    expect(await walk()).toMatchObject({ phase: 'done', isOver: true, read: 2 });
    expect((await jobs.get('hh-2')).demand?.version).toBe(demandVersion);
    killable.revive();
    expect(await walk()).toMatchObject({ phase: 'done' });
    expect([killable.requestCount('Scan'), killable.requestCount('GetItem')]).toEqual([0, 1]);
  });

  it('begins again with another release, by an operator’s word, and where its place cannot be read', async () => {
    const begins = async (anew: boolean) => {
      await jobs.put([row(1, { demand: old })]);
      expect(await walk(anew)).toMatchObject({ read: 1, total: 1 });
    };
    await begins(false);
    await begins(true);
    const ended = (await demandWalk.find()) as demandWalk.DemandWalk;
    await demandWalk.put({ ...ended, version: demandVersion - 1, phase: 'done' });
    await begins(false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unreadableItem = { kind: 'demands', id: 'walk', version: 'x' };
    await client.send(new PutCommand({ TableName: process.env.IMPORT_RUNS_TABLE, Item: unreadableItem }));
    await begins(false);
  });
});
