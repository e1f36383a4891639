import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedAsDelisted, hasTooManyDelisted, isDoubtful } from '#core/domain/import/liveness.ts';
import { withClosing } from '#core/domain/job/job.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
const daysAgo = (days: number) => hoursAgo(days * 24);

const young = { id: 'hh-1', posted_date: daysAgo(3), checked_at: null };
const old = { ...young, posted_date: daysAgo(31) };

describe('a vacancy is asked for', () => {
  it.each([
    ['met by a crawl', young, new Set(['hh-1']), false],
    ['met by neither', young, new Set(['hh-2']), true],
    ['met by neither, asked for yesterday', { ...young, checked_at: daysAgo(1) }, new Set<string>(), true],
    ['there was one crawl only', young, null, false],
    ['older than 30 days, met', old, new Set(['hh-1']), true],
    ['older than 30 days, one crawl only', old, null, true],
    ['exactly 30 days old', { ...young, posted_date: daysAgo(30) }, null, false],
    ['old, asked for 6 days ago', { ...old, checked_at: daysAgo(6) }, null, false],
    ['old, asked for exactly 7 days ago', { ...old, checked_at: daysAgo(7) }, null, false],
    ['old, asked for 8 days ago', { ...old, checked_at: daysAgo(8) }, null, true],
  ])('%s', (_, row, met, expected) => expect(isDoubtful(row, met, now)).toBe(expected));

  it('as a plain reading of the rule says', () => {
    const crawl = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));
    const row = fc.record({
      n: fc.integer({ min: 0, max: 9 }),
      postedHoursAgo: fc.integer({ min: 0, max: 40 * 24 }),
      checkedHoursAgo: fc.option(fc.integer({ min: 0, max: 10 * 24 })),
    });
    fc.assert(
      fc.property(crawl, fc.option(crawl), row, (last, before, { n, postedHoursAgo, checkedHoursAgo }) => {
        const isTwiceUnmet = before !== null && !last.includes(n) && !before.includes(n);
        const isOld = postedHoursAgo >= 30 * 24 + 1;
        const isFresh = checkedHoursAgo !== null && checkedHoursAgo <= 7 * 24;
        const metIds = before && new Set([...last, ...before].map((id) => `hh-${id}`));
        const row = {
          id: `hh-${n}`,
          posted_date: hoursAgo(postedHoursAgo),
          checked_at: checkedHoursAgo === null ? null : hoursAgo(checkedHoursAgo),
        };
        expect(isDoubtful(row, metIds, now)).toBe(isTwiceUnmet || (isOld && !isFresh));
      }),
    );
  });
});

it.each([
  [0, 0, false],
  [2, 10, false],
  [3, 10, true],
  [20, 100, false],
  [21, 100, true],
  [1, 4, true],
  [199_999, 1_000_000, false],
])('%i gone of %i open is too much at once: %s', (delisted, open, expected) =>
  expect(hasTooManyDelisted({ gone: delisted, open })).toBe(expected),
);

describe('a gone vacancy', () => {
  const row = jobRowWith({ checked_at: daysAgo(1) });

  it('is closed; an admin’s word stays', () => {
    expect(closedAsDelisted(row, daysAgo(1), false)).toEqual({
      ...row,
      is_open: false,
      closed_at: daysAgo(1),
    });
    expect(closedAsDelisted({ ...row, checked_at: null }, daysAgo(1), false).is_open).toBe(false);
  });

  it('says so where it was closed with many others, until it opens again; closed by itself before, it does not', () => {
    const closed = closedAsDelisted(row, daysAgo(1), true);
    expect(closed).toMatchObject({ is_open: false, closed_in_bulk: true });
    for (const isInBulk of [false, true])
      expect(closedAsDelisted(closed, daysAgo(1), isInBulk), 'closed once more').toEqual(closed);
    expect(withClosing(closed, { ...closed, is_open: true }, daysAgo(0)).closed_in_bulk).toBe(false);
    const before = closedAsDelisted(row, daysAgo(1), false);
    expect(closedAsDelisted(before, daysAgo(1), true)).toEqual(before);
  });

  it('stays where its source was asked again since', () =>
    expect(closedAsDelisted(row, daysAgo(2), false)).toBe(row));
});
