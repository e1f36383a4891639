import { describe, expect, test } from 'vitest';
import type { ShownRun } from '#core/contract/imports.ts';
import { shownRun } from '#tests/support/import/import-runs.ts';
import {
  currentStart,
  fingerprintOf,
  type Imports,
  isInProgress,
  progressOf,
  resultOf,
  runsAwaitingReview,
} from '../../../../frontend/src/admin/imports/current-start.ts';
import {
  eventsSince,
  pastFailures,
  type SeenRuns,
} from '../../../../frontend/src/admin/imports/import-events.ts';
import { reasonOf } from '../../../../frontend/src/admin/imports/reason-of.ts';
import { categoryCounts } from '../../../../frontend/src/admin/imports/runs/category-counts.ts';
import { isStartPending } from '../../../../frontend/src/admin/imports/use-pending-start.ts';
import { ApiError } from '../../../../frontend/src/api/call-api.ts';

const importsOf = (isRunning: boolean, ...runs: ShownRun[]): Imports => ({
  totalJobs: 0,
  isRunning,
  runs,
  sources: [],
  demandWalk: null,
});

const running = (fields: Partial<ShownRun> = {}) =>
  shownRun({ status: 'running', finishedAt: null, ...fields });

describe('the start that is shown', () => {
  test('there is none before the first', () => {
    expect(currentStart(importsOf(false))).toBeNull();
  });

  test('its runs stand in the order in which its sources are read', () => {
    const hh = shownRun({ id: 'a', sourcesAfter: ['trudvsem'] });
    const trudvsem = running({ id: 'b', source: 'trudvsem' });
    const start = currentStart(importsOf(true, trudvsem, hh, shownRun({ group: 'start-0' })));
    expect(start?.runs.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(start?.last.id).toBe('b');
  });

  test('a run that went on is the latest, though its id is older', () => {
    const later = shownRun({ id: 'b', group: 'start-1', finishedAt: '2026-11-20T12:00:00.000Z' });
    const resumed = shownRun({ id: 'a', group: 'start-2', finishedAt: '2026-11-20T13:00:00.000Z' });
    expect(currentStart(importsOf(false, later, resumed))?.last.id).toBe('a');
  });
});

test('a start is under way from its first record to its last', () => {
  const isShown = (run: ShownRun) => {
    const start = currentStart(importsOf(true, run));
    return start !== null && isInProgress(start);
  };
  expect(isShown(running())).toBe(true);
  expect(isShown(shownRun({ sourcesAfter: ['trudvsem'] }))).toBe(true);
  expect(isShown(shownRun())).toBe(false);
  expect(isShown(shownRun({ status: 'stopped', sourcesAfter: ['trudvsem'] }))).toBe(false);
});

describe('progress: done of done and remaining (docs/rules.md#admin-import-progress)', () => {
  const progress = (...runs: ShownRun[]) => {
    const start = currentStart(importsOf(true, ...runs));
    return start && progressOf(start);
  };

  test('the first of two sources', () => {
    const hh = running({ categoriesLeft: 6, sourcesAfter: ['trudvsem'] });
    expect(progress(hh)).toMatchObject({ done: 5, total: 22, next: ['trudvsem'] });
  });

  test('the second adds to the first', () => {
    const hh = shownRun({ id: 'a', sourcesAfter: ['trudvsem'], counts: counts(100, 90) });
    const trudvsem = running({
      id: 'b',
      source: 'trudvsem',
      categoriesLeft: 10,
      counts: counts(7, 3),
    });
    expect(progress(trudvsem, hh)).toMatchObject({ done: 12, total: 22, counts: { found: 107, new: 93 } });
  });

  test('what a failed source has not read does not remain', () => {
    const hh = shownRun({ id: 'a', status: 'failed', categoriesLeft: 9, sourcesAfter: ['trudvsem'] });
    expect(progress(running({ id: 'b', categoriesLeft: 11 }), hh)).toMatchObject({ done: 2, total: 13 });
    expect(progress(hh)).toMatchObject({ done: 2, total: 13, running: null });
  });
});

const counts = (found: number, fresh: number, skipped = 0) => ({
  found,
  new: fresh,
  updated: 0,
  unchanged: found - fresh - skipped,
  skipped,
});

test('«Дубликаты» are the total minus the new ones, over all runs of the start (docs/rules.md#import-counts)', () => {
  const result = resultOf([{ counts: counts(100, 60, 10) }, { counts: counts(20, 20) }]);
  expect(result).toMatchObject({ found: 120, total: 110, new: 80, duplicates: 30, skipped: 10 });
  expect(result.duplicates).toBe(result.updated + result.unchanged);
});

describe('counts by category', () => {
  test('a top-level one holds its parts and what has none, the largest first', () => {
    const [first, second, ...rest] = categoryCounts([
      { jobsByCategory: { backend: 3, development: 1, hr: 2 } },
      { jobsByCategory: { backend: 2, frontend: 1 } },
    ]);
    expect(first).toEqual({
      name: 'Разработка',
      count: 7,
      parts: [
        { name: 'Backend', count: 5 },
        { name: 'Frontend', count: 1 },
        { name: null, count: 1 },
      ],
    });
    expect(second).toEqual({ name: 'HR', count: 2, parts: [] });
    expect(rest).toEqual([]);
  });

  test('nothing is lost: ids that nobody knows stand together', () => {
    const list = categoryCounts([{ jobsByCategory: { hr: 1, '': 2, unheard: 3 } }]);
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(list[0]).toMatchObject({ name: null, count: 5 });
  });
});

describe('what is told of an end', () => {
  /** The toasts of each look in turn. */
  function toastsOf(...looks: Imports[]) {
    let seen: SeenRuns | null = null;
    return looks.map((look) => {
      const update = eventsSince(seen, look);
      seen = update.seen;
      return update.events.map(({ title, text }) => `${title}: ${text}`);
    });
  }

  const failed = shownRun({ status: 'failed', reason: 'hh.ru отвечает 403' });

  test('counts of categories, found and new (docs/rules.md#errors-import)', () => {
    const done = shownRun({ counts: counts(640, 600) });
    expect(toastsOf(importsOf(true, running()), importsOf(true, done), importsOf(false, done))).toEqual([
      [],
      [],
      ['Парсинг завершен: Категорий: 11, найдено: 640, новых: 600'],
    ]);
  });

  test('no failure that its source has got over meanwhile', () => {
    const over = shownRun({ id: 'b', group: 'start-2', finishedAt: '2026-11-21T11:00:00.000Z' });
    expect(toastsOf(importsOf(false), importsOf(false, over, failed))[1]).toEqual([
      'Парсинг завершен: Категорий: 11, найдено: 0, новых: 0',
    ]);
    const other = shownRun({ id: 'b', source: 'trudvsem' });
    expect(toastsOf(importsOf(false), importsOf(false, other, failed))[1]).toContain(
      'Ошибка парсинга: hh.ru отвечает 403',
    );
  });

  test('once, and not for who comes later', () => {
    const finished = importsOf(false, shownRun());
    expect(toastsOf(importsOf(true, running()), finished, finished)[2]).toEqual([]);
    expect(toastsOf(finished, finished)).toEqual([[], []]);
  });

  test('also where it was over before anybody could see it run', () => {
    const before = shownRun({ id: 'old', group: 'start-0' });
    const toasts = toastsOf(importsOf(false, before), importsOf(false, shownRun(), before))[1];
    expect(toasts).toEqual(['Парсинг завершен: Категорий: 11, найдено: 0, новых: 0']);
  });

  test('a failure, with its reason or the quoted words', () => {
    expect(toastsOf(importsOf(true, running()), importsOf(false, failed))[1]).toEqual([
      'Ошибка парсинга: hh.ru отвечает 403',
    ]);
    expect(toastsOf(importsOf(true, running()), importsOf(false, { ...failed, reason: null }))[1]).toEqual([
      'Ошибка парсинга: Неизвестная ошибка',
    ]);
  });

  test('a failure of one source at once, the end of the others at the end', () => {
    const hh = { ...failed, id: 'a', sourcesAfter: ['trudvsem' as const] };
    const trudvsem = { id: 'b', source: 'trudvsem' as const };
    expect(
      toastsOf(
        importsOf(true, running({ id: 'a' })),
        importsOf(true, hh),
        importsOf(true, running(trudvsem), hh),
        importsOf(false, shownRun(trudvsem), hh),
      ).map((toasts) => toasts.length),
    ).toEqual([0, 1, 0, 1]);
  });

  test('one that went on and failed again is told again', () => {
    const again = { ...failed, group: 'start-2', finishedAt: '2026-11-20T12:00:00.000Z' };
    expect(
      toastsOf(importsOf(false, failed), importsOf(true, running()), importsOf(false, again))[2],
    ).toHaveLength(1);
  });

  test.each<[string, ShownRun[], string[]]>([
    ['stands while its run does', [shownRun({ source: 'trudvsem' }), failed], []],
    ['goes when it is tried again', [running(), failed], ['7']],
    ['goes when the same has succeeded', [shownRun(), failed], ['7']],
    ['goes with its run', [], ['7']],
  ])('a failure that was told %s (docs/rules.md#toasts-once)', (_, runs, gone) => {
    expect(pastFailures(new Map([['7', 'hh']]), importsOf(false, ...runs))).toEqual(gone);
  });

  test.each([
    [false, []],
    [true, ['7']],
  ])('that nothing has begun goes where something has: %s', (isRunning, gone) => {
    expect(pastFailures(new Map([['7', null]]), importsOf(isRunning, failed))).toEqual(gone);
  });

  test('a stop is no failure and no end', () => {
    const stopped = shownRun({ status: 'stopped', categoriesLeft: 4, counts: counts(10, 2) });
    expect(toastsOf(importsOf(true, running()), importsOf(false, stopped))[1]).toEqual([
      'Парсинг остановлен: Категорий: 7, найдено: 10, новых: 2',
    ]);
  });

  test('a killed one can be gone on with', () => {
    const killed = running({ status: 'interrupted' });
    expect(toastsOf(importsOf(true, running()), importsOf(false, killed))[1]?.[0]).toMatch(
      /^Ошибка парсинга: Парсинг прерван/,
    );
  });
});

test('an order is awaited until anything of it is known, however fast it is over', () => {
  const before = importsOf(false, shownRun());
  const mark = fingerprintOf(before);
  expect(isStartPending(null, before)).toBe(false);
  expect(isStartPending(mark, before)).toBe(true);
  expect(isStartPending(mark, importsOf(true, running({ id: 'b' }), shownRun()))).toBe(false);
  expect(isStartPending(mark, importsOf(false, shownRun({ id: 'b', status: 'failed' }), shownRun()))).toBe(
    false,
  );
  expect(isStartPending(mark, importsOf(false, shownRun({ finishedAt: '2026-11-20T12:00:00.000Z' })))).toBe(
    false,
  );
});

test('of each source the latest run that waits for an admin asks', () => {
  const awaitingReview = { phase: 'held' as const, queued: 200, checked: 200, gone: 120, open: 500 };
  const runs = [
    shownRun({ id: 'c', liveness: awaitingReview }),
    shownRun({ id: 'b', source: 'trudvsem', liveness: awaitingReview }),
    shownRun({ id: 'a', liveness: awaitingReview }),
  ];
  expect(runsAwaitingReview({ runs }).map(({ id }) => id)).toEqual(['c', 'b']);
});

test.each([
  [new ApiError('conflict', 'Импорт уже идёт'), 'Импорт уже идёт'],
  [new ApiError('internal', 'Внутренняя ошибка'), null],
  [new ApiError('not_found', 'no such run'), null],
  [new Error('Сломалось'), null],
])('what the server says to people: %s', (error, text) => {
  expect(reasonOf(error)).toBe(text);
});
