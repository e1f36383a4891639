import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayCounts, medianLifetime, minClosed, totalOf } from '#core/domain/search/lifetime.ts';
import { medianDay, type Observed } from '#tests/support/naive/lifetime.ts';

const counts = (days: readonly number[]): DayCounts =>
  new Map([...Map.groupBy(days, (day) => day)].map(([day, all]) => [day, all.length]));

/** The textbook's example: weeks until a relapse, and weeks without one. */
const sixMp = {
  closed: [6, 6, 6, 7, 10, 13, 16, 22, 23],
  open: [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35],
};
const placebo = [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23];

describe('the day by which half have closed (docs/rules.md#freshness-closing)', () => {
  it.each<[string, number[], number[], number | null]>([
    // Each worked out on paper: the share left after each day on which one closed.
    ['nothing seen', [], [], null],
    ['nobody has closed', [], [10, 20], null],
    ['one, closed at once', [0], [], 0],
    ['two closed: 1/2 after the first', [3, 8], [], 3],
    ['three closed: 2/3, 1/3', [3, 8, 9], [], 8],
    ['four closed: 3/4, 1/2 exactly', [1, 2, 3, 4], [], 2],
    ['six closed two a day: 2/3, 1/3', [1, 1, 2, 2, 5, 5], [], 2],
    ['open ones of the first day leave before the next: 4/5 · 1/2 = 2/5', [1, 4, 6], [1, 2], 4],
    ['open as long as one closed counts beside it: 2/3, then 2/3 · 0', [5, 9], [5], 9],
    ['an old open one holds half: 2/3 · 1/2 = 1/3', [2, 4], [50], 4],
    ['two old ones hold more than half: 3/4 · 2/3 = 1/2', [2, 4], [50, 60], 4],
    ['three old ones: 4/5 · 3/4 = 3/5, and nobody closes later', [2, 4], [50, 60, 70], null],
    ['only those seen long enough decide: 9/10 · 0', [7, 30], [8, 8, 9, 9, 10, 10, 11, 11], 30],
    ['Freireich’s remissions under 6-MP, weeks (1963): 23', sixMp.closed, sixMp.open, 23],
    ['and under placebo: 8', placebo, [], 8],
  ])('%s', (_, closed, open, expected) =>
    expect(medianLifetime(counts(closed), counts(open))).toBe(expected),
  );

  it('is that of exact fractions, whatever was seen', () => {
    const observed = fc.record<Observed>({ days: fc.nat(40), isClosed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(observed, { maxLength: 120, size: 'max' }), (all) => {
        const daysOf = (isClosed: boolean) =>
          counts(all.filter((item) => item.isClosed === isClosed).map(({ days }) => days));
        expect(medianLifetime(daysOf(true), daysOf(false))).toBe(medianDay(all));
      }),
      { numRuns: 500 },
    );
  });
});

it('of fewer than fifty that have closed nothing is said (docs/rules.md#freshness-closing)', () =>
  expect([minClosed, totalOf(counts([])), totalOf(counts([0, 3, 3]))]).toEqual([50, 0, 3]));
