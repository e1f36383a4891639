import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halve, hhCursor, hhDate, isoInstant, type Slice } from '#functions/sources/hh/slices.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const day = 86_400_000;

describe('a slice of time is halved', () => {
  const inMinutes = (from: number, to: number): [number, number][] | null =>
    halve({ from: now + from * minute, to: now + to * minute }, now + day)?.map((half): [number, number] => [
      ((half.from ?? 0) - now) / minute,
      ((half.to ?? 0) - now) / minute,
    ]) ?? null;

  it.each<[number, number, [number, number][] | null]>([
    [
      0,
      20,
      [
        [10, 20],
        [0, 10],
      ],
    ],
    [
      0,
      10,
      [
        [5, 10],
        [0, 5],
      ],
    ],
    // Where hh.ru tells no finer: at its multiples of five minutes.
    [
      1,
      9,
      [
        [5, 9],
        [1, 5],
      ],
    ],
    [
      0,
      30,
      [
        [15, 30],
        [0, 15],
      ],
    ],
    [0, 6, null],
    [0, 5, null],
    [4, 9, null],
    [
      4,
      10,
      [
        [5, 10],
        [4, 5],
      ],
    ],
    [4, 7, null],
    [0, 0, null],
  ])('from minute %i to %i', (from, to, halves) => expect(inMinutes(from, to)).toEqual(halves));

  it('an open end is now', () => {
    expect(halve({ from: now - 20 * minute, to: null }, now)).toEqual([
      { from: now - 10 * minute, to: null },
      { from: now - 20 * minute, to: now - 10 * minute },
    ]);
    expect(halve({ from: now - 5 * minute, to: null }, now)).toBeNull();
  });

  it('one without a beginning gives up a month, then as much as it has given up', () => {
    const given: number[] = [];
    let rest: Slice | undefined = { from: null, to: null };
    for (let time = 0; time < 5; time++) {
      const [newer, older]: Slice[] = halve(rest as Slice, now) ?? [];
      expect(older?.from).toBeNull();
      expect(newer?.from).toBe(older?.to);
      given.push((now - (older?.to ?? 0)) / day);
      rest = older;
    }
    expect(given).toEqual([30, 60, 120, 240, 480]);
  });

  it('nothing is older than the calendar of computers', () => {
    expect(halve({ from: null, to: 30 * day }, 30 * day)).toBeNull();
    expect(halve({ from: null, to: 30 * day + 5 * minute }, 30 * day)?.[1].to).toBe(5 * minute);
    expect(halve({ from: null, to: 10 * day }, now)).toBeNull();
  });

  it('until every moment stands in a slice that cannot be halved', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (start, length) => {
        const [from, to] = [now + start * 7000, now + (start + length) * 7000];
        const waiting: Slice[] = [{ from, to }];
        const done: Slice[] = [];
        while (waiting.length > 0) {
          const slice = waiting.shift() as Slice;
          const halves = halve(slice, now);
          if (halves) waiting.unshift(...halves);
          else done.push(slice);
        }
        // From the newest, each where the one before it begins.
        expect(done[0]?.to).toBe(to);
        expect(done.at(-1)?.from).toBe(from);
        for (const [at, slice] of done.slice(1).entries()) expect(slice.to).toBe(done[at]?.from);
        for (const slice of done)
          expect((slice.to as number) - (slice.from as number)).toBeLessThan(10 * minute);
      }),
    ));
});

it.each([
  ['2025-11-15T22:24:03+0300', '2025-11-15T19:24:03.000Z'],
  ['2025-11-15T22:24:03+03:00', '2025-11-15T19:24:03.000Z'],
  ['2025-11-15T22:24:03-0530', '2025-11-16T03:54:03.000Z'],
  ['2025-11-15T22:24:03Z', '2025-11-15T22:24:03.000Z'],
  ['2025-11-15', '2025-11-15T00:00:00.000Z'],
  ['вчера', null],
  ['', null],
])('the date «%s» is %s', (text, instant) => expect(isoInstant(text)).toBe(instant));

it('a date is written in Moscow’s time, and comes back', () => {
  expect(hhDate(now)).toBe('2026-11-20T15:00:00+0300');
  expect(hhDate(Date.parse('2026-12-31T21:30:05.999Z'))).toBe('2027-01-01T00:30:05+0300');
  expect(Date.parse(isoInstant(hhDate(now)) ?? '')).toBe(now);
});

it('a cursor of a release before counts no crowded slices', () => {
  const cursor = { role: 1, slices: [{ from: null, to: 5 }], page: 2 };
  expect(hhCursor.parse(cursor)).toEqual({ ...cursor, overfull: 0 });
  expect(hhCursor.parse({ ...cursor, overfull: 3 }).overfull).toBe(3);
  for (const wrong of [
    { role: 1.5 },
    { page: 0.5 },
    { slices: [{ from: 'x', to: null }] },
    { overfull: 0.5 },
  ])
    expect(hhCursor.safeParse({ ...cursor, ...wrong }).success).toBe(false);
});
