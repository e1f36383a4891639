import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { setJobActive } from '#core/contract/admin-jobs.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { runCommand } from '#tests/support/stack/run-command.ts';
import { memoryOf, processMemory } from '../bench/api/process-memory.ts';
import { madeNow } from '../bench/made/made-now.ts';
import { madeRows } from '../bench/made/made-rows.ts';
import { MadeRandom } from '../bench/random.ts';
import { kinds, mix } from './asking/mix.ts';
import { arrive } from './asking/open-loop.ts';
import { Writers } from './asking/writers.ts';
import { type Answered, type Change, wrongAnswers } from './checking/answers.ts';
import { expectedAnswer } from './checking/checked-requests.ts';
import { growthOf } from './checking/statistics.ts';
import { checkWrites, type Write } from './checking/writes.ts';
import { optionsFrom } from './options.ts';
import { plotOver } from './plots.ts';
import { broken, type Soaked } from './report.ts';

const now = madeNow.getTime();

describe('answers', () => {
  const rows = madeRows(300).filter(({ is_active, is_open }) => is_active && is_open);
  const [base, later] = [rows.slice(0, 200), rows.slice(200, 206)];
  const second = (n: number) => now + n * 1000;
  // A vacancy every minute: no two of them are as near to one instant as nobody could tell apart.
  const changes: Change[] = later.map((row, n) => ({ id: row.id, at: second(60 * n), row }));
  const checked = { kind: 'search', request: z.parse(searchJobs.request, {}) } as const;
  /** What an index that has read so many changes says. */
  const answerAfter = (count: number, readAt: number): Answered => {
    const index = JobIndex.of([...base, ...later.slice(0, count)]);
    return { checked, compared: expectedAnswer(index, checked, new Date(readAt)), readAt, at: readAt + 100 };
  };
  const wrong = (...answers: Answered[]) => wrongAnswers(base, changes, answers);

  it('of the state that their index names are right, with or without what was just being written', () => {
    expect(
      wrong(answerAfter(0, second(-30)), answerAfter(3, second(150)), answerAfter(6, second(999))),
    ).toEqual([]);
    expect(wrong(answerAfter(2, second(121)), answerAfter(3, second(121)))).toEqual([]);
  });

  it('of another state are wrong: an older one, a newer one, a total or an order of none', () => {
    const old = answerAfter(2, second(150));
    const early = answerAfter(4, second(150));
    const right = answerAfter(3, second(150));
    const miscounted = {
      ...right,
      compared: { ...right.compared, numbers: right.compared.numbers.map((n) => n + 1) },
    };
    const disordered = { ...right, compared: { ...right.compared, ids: right.compared.ids.toReversed() } };
    const short = { ...right, compared: { ...right.compared, ids: right.compared.ids.slice(1) } };
    const found = wrong(old, early, right, miscounted, disordered, short);
    expect(found.map(({ compared }) => compared)).toEqual(
      expect.arrayContaining([old, early, miscounted, disordered, short].map(({ compared }) => compared)),
    );
    expect(found).toHaveLength(5);
    // With what it should have been, and what was changed about then.
    expect(found.find(({ compared }) => compared === short.compared)?.expected).toEqual(right.compared);
  });

  it('may have read what was written at once in another order', () => {
    const readAt = second(60 * 6);
    const atOnce: Change[] = later.map((row, n) => ({ id: row.id, at: readAt - 1000 + n, row }));
    const answerOf = (read: readonly JobRow[]): Answered => {
      const compared = expectedAnswer(JobIndex.of([...base, ...read]), checked, new Date(readAt));
      return { checked, compared, readAt, at: readAt + 100 };
    };
    const [, ...others] = later;
    const last = later.at(-1) as JobRow;
    expect(wrongAnswers(base, atOnce, [answerOf(others), answerOf([last])])).toEqual([]);
    // Of what is long past nothing may be missing.
    const early = atOnce.map((change, n) => (n < 2 ? { ...change, at: readAt - 60_000 } : change));
    expect(wrongAnswers(base, early, [answerOf([last]), answerOf(later)])).toMatchObject([answerOf([last])]);
  });

  it('may leave out a vacancy that was hidden while they were being written', () => {
    const readAt = second(60 * 6);
    const answer = answerAfter(6, readAt);
    const [first = ''] = answer.compared.ids;
    const hidden = rows.find(({ id }) => id === first);
    const without = { ...answer, compared: { ...answer.compared, ids: answer.compared.ids.slice(1) } };
    const hides = { id: first, at: readAt + 50, row: hidden ? { ...hidden, is_active: false } : null };
    expect(wrongAnswers(base, [...changes, hides], [without])).toEqual([]);
    expect(wrong(without)).toMatchObject([without]);
  });
});

describe('writers', () => {
  const writers = () => {
    const user = { id: 'u', username: 'u', token: 't' };
    const rows = madeRows(2);
    return new Writers(new MadeRandom(1), { admin: user, users: [user], hidden: rows.slice(0, 1), rows });
  };

  it('write on over what was answered', () => {
    const hider = writers();
    hider.hide(setJobActive).onOutcome?.('confirmed');
    expect(hider.hide(setJobActive).body).toEqual({ isActive: true });
  });

  it('end the load where nothing is answered any more', () => {
    const hider = writers();
    hider.hide(setJobActive).onOutcome?.('unsure');
    expect(() => hider.hide(setJobActive)).toThrow('не получают ответа');
  });
});

describe('writes', () => {
  const write = (key: string, value: string, outcome: Write['outcome'] = 'confirmed') => ({
    key,
    value,
    outcome,
  });
  const noFaults = { lost: [], doubled: [], foreign: [] };
  const writes = [
    write('a', '1'),
    write('a', '2'),
    write('b', '1'),
    write('c', '1', 'unsure'),
    write('d', '1', 'refused'),
  ];
  const found = [
    { key: 'a', value: '2', revision: 2 },
    { key: 'b', value: '1', revision: 1 },
  ];

  it('are whole where what was confirmed is there, and what was not may be', () => {
    expect(checkWrites(writes, found)).toEqual(noFaults);
    expect(checkWrites(writes, [...found, { key: 'c', value: '1', revision: 1 }])).toEqual(noFaults);
    expect(checkWrites([...writes, write('a', '3', 'unsure')], found)).toEqual(noFaults);
    expect(checkWrites(writes, [...found, { key: 'd', value: '0' }])).toEqual(noFaults);
  });

  it.each([
    ['missing', found.slice(0, 1), { lost: ['b'] }],
    [
      'overwritten by something older',
      [{ key: 'a', value: '1', revision: 2 }, ...found.slice(1)],
      { lost: ['a'] },
    ],
    ['done twice', [{ key: 'a', value: '2', revision: 3 }, ...found.slice(1)], { doubled: ['a'] }],
    ['there twice', [...found, { key: 'b', value: '1' }], { doubled: ['b'] }],
    ['refused', [...found, { key: 'd', value: '1' }], { foreign: ['d'] }],
    ['of nobody', [...found, { key: 'x', value: '1' }], { foreign: ['x'] }],
  ])('that are %s are told', (_, there, faults) =>
    expect(checkWrites(writes, there)).toEqual({ ...noFaults, ...faults }),
  );
});

describe('memory', () => {
  const over = (level: (at: number) => number) =>
    Array.from({ length: 90 }, (_, n) => ({ at: n * 20, value: level(n * 20) }));

  it('that rises is measured over the last two thirds, whatever it did before', () => {
    const warm = (at: number) => (at < 600 ? at : 600);
    expect(growthOf(over((at) => 1000 + warm(at) + (at % 40)))).toBeCloseTo(0, 2);
    expect(growthOf(over((at) => 1000 + at / 10))).toBeCloseTo(0.105, 2);
  });

  it('is the own one; files that are mapped into it stand apart', () => {
    const status = 'VmRSS:\t  612 kB\nRssAnon:\t  500 kB\nRssFile:\t  100 kB\nRssShmem:\t  12 kB\n';
    expect(memoryOf(status)).toEqual({ own: 512 * 1024, mapped: 100 * 1024 });
    expect(() => memoryOf('VmRSS:\t  612 kB\n')).toThrow('RssAnon');
    const { own, mapped } = processMemory();
    expect(Math.abs((own + mapped) / process.memoryUsage.rss() - 1)).toBeLessThan(0.2);
  });
});

describe('the verdict', () => {
  const soaked = (more: Partial<Soaked> = {}, ms = 20): Soaked => ({
    ...{
      rows: 1,
      rate: 1,
      seconds: 1,
      checked: 2,
      wrong: [],
      published: [],
      snapshots: 1,
      imported: { fresh: 1, changed: 0, gone: 0 },
      changes: 1,
    },
    load: { timed: [{ kind: 'search', at: 0, ms }], errors: new Map(), unnamed: 0 },
    rise: [],
    writes: { confirmed: 1, faults: { lost: [], doubled: [], foreign: [] } },
    memory: [0, 1, 2, 3].map((at) => ({ at, value: 100, mapped: 10 * at })),
    ...more,
  });

  it('names each bound that was broken, and none where all hold', () => {
    expect(broken(soaked())).toEqual([]);
    const lost = { confirmed: 1, faults: { lost: ['a'], doubled: [], foreign: [] } };
    const rising = [0, 1, 2, 3].map((at) => ({ at, value: 100 + 10 * at, mapped: 0 }));
    expect(broken(soaked({ writes: lost, memory: rising, checked: 0 }, 251))).toEqual([
      'ни один ответ не проверен',
      'потерянных записей: 1',
      'p99 251 мс, а не до 250 мс',
      expect.stringContaining('память выросла'),
    ]);
  });
});

it('the loop is open: what waits behind a slow answer is asked in time, and its wait counts from then', async () => {
  const slow = Promise.withResolvers<void>();
  const dues: number[] = [];
  const start = performance.now();
  const all = arrive({ rate: 100, seconds: 0.1 }, async ({ due, number }) => {
    dues.push(due - start);
    if (number === 0) await slow.promise;
  });
  await vi.waitFor(() => expect(dues).toHaveLength(10));
  slow.resolve();
  await all;
  for (const [n, due] of dues.entries()) expect(due - (dues[0] ?? 0)).toBeCloseTo(n * 10, 5);
});

it('the mix is a hundred, and the command takes what it says and nothing else', () => {
  expect(kinds.reduce((sum, kind) => sum + mix[kind], 0)).toBe(100);
  expect(optionsFrom([])).toEqual({ seconds: 1800, rate: 200, rows: 100_000 });
  expect(optionsFrom(['--minutes', '0.5', '--out', 'soak'])).toMatchObject({ seconds: 30, out: 'soak' });
  for (const wrong of [['--rate', '0'], ['--minutes', 'x'], ['--rows', '10'], ['--fast']])
    expect(() => optionsFrom(wrong)).toThrow('npm run soak принимает параметры');
});

it('the command starts, and refuses what it does not know before it builds anything', async () => {
  const { code, lines } = await runCommand('../../tests/soak/soak', ['--fast']);
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toContain('npm run soak принимает параметры');
});

it('a plot follows the theme of its reader without script', () => {
  const plot = plotOver(
    'Память, МБ',
    [{ name: 'собственная', colour: '#8b6fd1', points: [{ at: 0, value: 9 }] }],
    [30],
  );
  expect(plot).toContain('prefers-color-scheme: dark');
  expect(plot).not.toContain('<script');
  expect(plot).not.toContain('NaN');
});
