import { describe, expect, it } from 'vitest';
import {
  closedAfter,
  daysBetween,
  moscowDate,
  moscowDay,
  moscowDayStart,
  openSince,
  withEarlierPublication,
  withPublication,
} from '#core/domain/job/freshness.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9)).toISOString();
const storedRow = jobRowWith({ created_at: on(10) });

describe('a publication that an import finds (docs/rules.md#freshness-reposts)', () => {
  it.each([
    [
      'the one that is known',
      storedRow,
      on(10),
      { first_published_at: on(10), reposts: 0, reopened_at: null },
    ],
    ['none', storedRow, null, { first_published_at: on(10), reposts: 0, reopened_at: null }],
    ['a later one', storedRow, on(13), { first_published_at: on(10), reposts: 1, reopened_at: null }],
    [
      'one more',
      { ...storedRow, first_published_at: on(2), reposts: 1 },
      on(13),
      { first_published_at: on(2), reposts: 2, reopened_at: null },
    ],
    ['an earlier one', storedRow, on(4), { first_published_at: on(4), reposts: 0, reopened_at: null }],
    [
      'a later one of a closed vacancy',
      { ...storedRow, is_open: false, reposts: 4 },
      on(20),
      { first_published_at: on(10), reposts: 0, reopened_at: on(20) },
    ],
    [
      'the known one of a vacancy closed by mistake',
      { ...storedRow, is_open: false, reposts: 4 },
      on(10),
      { first_published_at: on(10), reposts: 4, reopened_at: null },
    ],
  ])('%s', (_, before, published, expected) => expect(withPublication(before, published)).toEqual(expected));

  it('is earlier where the source itself names an earlier one', () => {
    expect(withEarlierPublication(storedRow, on(1)).first_published_at).toBe(on(1));
    expect(withEarlierPublication(storedRow, on(12)).first_published_at).toBe(on(10));
    expect(withEarlierPublication(storedRow, null)).toBe(storedRow);
  });
});

describe('how long a vacancy is open (docs/rules.md#freshness-open)', () => {
  it.each([
    ['2026-11-19T20:59:59Z', '2026-11-19T20:59:59Z', 0],
    ['2026-11-19T20:59:59Z', '2026-11-19T21:00:00Z', 1], // midnight in Moscow
    ['2026-08-16T10:00:00Z', '2026-11-20T06:00:00Z', 96],
    ['2026-11-21T10:00:00Z', '2026-11-20T06:00:00Z', 0],
  ])('%s to %s: %i days', (from, to, days) =>
    expect(daysBetween(Date.parse(from), Date.parse(to))).toBe(days),
  );

  it('begins with the first publication, or with the one that opened it again', () => {
    expect(openSince(storedRow)).toBe(on(10));
    expect(openSince({ ...storedRow, first_published_at: on(3) })).toBe(on(3));
    expect(openSince({ ...storedRow, first_published_at: on(3), reopened_at: on(9) })).toBe(on(9));
  });

  const closed = { ...storedRow, is_open: false, closed_at: on(15) };
  it.each([
    ['closed', closed, 5],
    ['closed as it opened', { ...closed, closed_at: on(10) }, 0],
    ['closed after it was opened again', { ...closed, reopened_at: on(14) }, 1],
    ['open', storedRow, null],
    ['closed before we met it', { ...closed, closed_at: null }, null],
    ['closed with many others', { ...closed, closed_in_bulk: true }, null],
    ['hidden by an admin', { ...closed, is_active: false }, null],
    ['closed still, though published again', { ...closed, reopened_at: on(18) }, null],
  ])('%s', (_, row, days) => expect(closedAfter(row)).toBe(days));
});

describe('days of Moscow’s calendar', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0, '1970-01-01'],
    ['1969-01-01T00:00:00Z', 0, '1970-01-01'],
    ['1970-01-01T20:59:59.999Z', 0, '1970-01-01'],
    ['1970-01-01T21:00:00Z', 1, '1970-01-02'],
    ['2026-10-31T21:00:00Z', 20_758, '2026-11-01'],
    ['2026-10-31T20:59:59Z', 20_757, '2026-10-31'],
    ['2300-01-01T00:00:00Z', 65_535, '2149-06-06'],
  ])('%s is in day %i, %s', (instant, day, date) =>
    expect([moscowDay(Date.parse(instant)), moscowDate(instant)]).toEqual([day, date]),
  );

  it('begin at nine in the evening of UTC', () =>
    expect(new Date(moscowDayStart(20_758)).toISOString()).toBe('2026-10-31T21:00:00.000Z'));
});
