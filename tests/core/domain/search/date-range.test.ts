import { describe, expect, it } from 'vitest';
import { dateRange, isTimeZone } from '#core/domain/search/date-range.ts';

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
    ])
      expect([zone, isTimeZone(zone)]).toEqual([zone, true]);
    for (const zone of ['', 'Moscow', 'Europe/Nowhere', '../etc', '+03:00'])
      expect([zone, isTimeZone(zone)]).toEqual([zone, false]);
  });
});
