import { describe, expect, it } from 'vitest';
import {
  datePreset,
  datePresets,
  dateRange,
  defaultTimeZone,
  isTimeZone,
  moscowOffset,
  offsetAt,
} from '#core/domain/search/date-range.ts';

describe('date options: from 00:00:00.000 that many days ago to 23:59:59.999 today (docs/rules.md#date-presets)', () => {
  const now = new Date('2026-11-20T22:30:00Z');

  it.each([
    ['today', 'Europe/Moscow', '2026-11-19T21:00:00.000Z', '2026-11-21T20:59:59.999Z'],
    ['today', 'UTC', '2026-11-19T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['week', 'UTC', '2026-11-13T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['month', 'Asia/Vladivostok', '2026-10-21T14:00:00.000Z', '2026-11-21T13:59:59.999Z'],
  ] as const)('%s in %s', (preset, zone, from, to) =>
    expect(dateRange(preset, now, zone)).toEqual({ from, to }),
  );

  it.each([
    // The last and the first instant of a day, where clocks are ahead of UTC and where they are behind it.
    [
      'today',
      '2026-11-20T20:59:59.999Z',
      'Europe/Moscow',
      '2026-11-18T21:00:00.000Z',
      '2026-11-20T20:59:59.999Z',
    ],
    [
      'today',
      '2026-11-20T21:00:00.000Z',
      'Europe/Moscow',
      '2026-11-19T21:00:00.000Z',
      '2026-11-21T20:59:59.999Z',
    ],
    [
      'week',
      '2026-11-20T04:59:59.999Z',
      'America/New_York',
      '2026-11-12T05:00:00.000Z',
      '2026-11-20T04:59:59.999Z',
    ],
    [
      'week',
      '2026-11-20T05:00:00.000Z',
      'America/New_York',
      '2026-11-13T05:00:00.000Z',
      '2026-11-21T04:59:59.999Z',
    ],
    // Over the ends of months and years, and a leap day.
    ['month', '2026-01-15T12:00:00.000Z', 'UTC', '2025-12-16T00:00:00.000Z', '2026-01-15T23:59:59.999Z'],
    ['today', '2028-03-01T12:00:00.000Z', 'UTC', '2028-02-29T00:00:00.000Z', '2028-03-01T23:59:59.999Z'],
    ['today', '2026-12-31T12:00:00.000Z', 'UTC', '2026-12-30T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  ] as const)('%s at %s in %s', (preset, instant, zone, from, to) =>
    expect(dateRange(preset, new Date(instant), zone)).toEqual({ from, to }),
  );

  it('are three, in this order, and no other', () => {
    expect(datePresets).toEqual(['today', 'week', 'month']);
    for (const preset of ['year', '', 'Today']) expect(datePreset.safeParse(preset).success).toBe(false);
  });

  it('are those of Moscow where nobody says another zone', () =>
    expect([defaultTimeZone, moscowOffset]).toEqual(['Europe/Moscow', 10_800_000]));

  it('keeps to the wall clock over a change of the clocks', () => {
    const { from, to } = dateRange('week', new Date('2026-10-28T12:00:00Z'), 'Europe/Berlin');
    expect([from, to]).toEqual(['2026-10-20T22:00:00.000Z', '2026-10-28T22:59:59.999Z']);
  });

  it('begins a day that has no midnight at its first moment', () => {
    const { from } = dateRange('today', new Date('2026-09-07T15:00:00Z'), 'America/Santiago');
    expect(from).toBe('2026-09-06T04:00:00.000Z');
  });

  it('knows the zones a browser names', () => {
    for (const zone of [
      'Europe/Moscow',
      'Asia/Yekaterinburg',
      'UTC',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'Europe/Kiev',
      'Europe/Kyiv',
      'asia/tokyo',
      'zulu',
      'Zulu',
    ])
      expect([zone, isTimeZone(zone)]).toEqual([zone, true]);
    for (const zone of ['', 'Moscow', 'Europe/Nowhere', '../etc', '+03:00', ' UTC', '03:00'])
      expect([zone, isTimeZone(zone)]).toEqual([zone, false]);
  });
});

describe('how far a zone’s clock is ahead of UTC', () => {
  const second = 1000;
  const quarter = 15 * 60 * second;
  const month = 30 * 24 * 3600 * second;

  /** Said in another way than `offsetAt` reads it: 'GMT+03:00', 'GMT-00:44:30', 'GMT'. */
  function clock(timeZone: string): (instant: number) => number {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return (instant) => {
      const [, sign, hours = 0, minutes = 0, seconds = 0] =
        /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(instant)) ?? [];
      const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * second;
      return sign === '-' ? -ahead : ahead;
    };
  }

  /** The first instant in the month after `from` at which the clock is another; null where it is not changed. */
  function changeAfter(from: number, at: (instant: number) => number): number | null {
    let [before, after] = [from, from + month];
    const old = at(before);
    if (at(after) === old) return null;
    while (after - before > second) {
      const middle = before + Math.floor((after - before) / 2 / second) * second;
      if (at(middle) === old) before = middle;
      else after = middle;
    }
    return after;
  }

  it('is right around every change, at whatever second the clocks are changed', () => {
    const zones = [
      'Europe/Moscow',
      'Antarctica/Casey',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ];
    let changes = 0;
    let oddChanges = 0;
    for (const zone of zones) {
      const at = clock(zone);
      for (let from = Date.UTC(1973, 0); from < Date.UTC(2038, 0); from += month) {
        const change = changeAfter(from, at);
        if (change === null) continue;
        changes++;
        if (change % quarter !== 0) oddChanges++;
        for (const instant of [change - second, change - 1, change, change + quarter - 1])
          expect([zone, instant, offsetAt(instant, zone)]).toEqual([zone, instant, at(instant)]);
      }
    }
    expect(changes).toBeGreaterThan(100);
    expect(oddChanges).toBeGreaterThan(40);
  });

  it('changes at whole quarters of an hour since 2023, everywhere', () => {
    let changes = 0;
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const at = clock(zone);
      for (let from = Date.UTC(2023, 0); from < Date.UTC(2030, 0); from += month) {
        const change = changeAfter(from, at);
        if (change === null) continue;
        changes++;
        expect([zone, change, change % quarter]).toEqual([zone, change, 0]);
      }
    }
    expect(changes).toBeGreaterThan(500);
  });

  it('is right where it was less than a minute', () =>
    expect(
      ['1972-01-07T00:44:29Z', '1972-01-07T00:44:30Z'].map((instant) =>
        offsetAt(Date.parse(instant), 'Africa/Monrovia'),
      ),
    ).toEqual([-(44 * 60 + 30) * second, 0]));
});
