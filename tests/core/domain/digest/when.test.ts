import { describe, expect, it } from 'vitest';
import { dayIn, dueAfterEmail, dueAt, nextMorning, timeIn } from '#core/domain/digest/when.ts';

describe('nine in the morning of the reader (docs/rules.md#emails-when)', () => {
  it.each([
    ['today', 'Europe/Moscow', '2026-11-25T05:59:59.999Z', '2026-11-25T06:00:00.000Z'],
    ['tomorrow, once it is nine', 'Europe/Moscow', '2026-11-25T06:00:00.000Z', '2026-11-26T06:00:00.000Z'],
    ['of the day that it is there', 'Asia/Vladivostok', '2026-11-25T15:00:00Z', '2026-11-25T23:00:00.000Z'],
    ['behind UTC', 'America/New_York', '2026-11-25T02:00:00Z', '2026-11-25T14:00:00.000Z'],
    ['of a zone of half hours', 'Asia/Kolkata', '2026-11-25T04:00:00Z', '2026-11-26T03:30:00.000Z'],
    ['over the end of a year', 'Europe/Moscow', '2026-12-31T20:00:00Z', '2027-01-01T06:00:00.000Z'],
    ['when the clocks go back', 'Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00.000Z'],
    ['when the clocks go forward', 'Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
    [
      'when they go forward at midnight',
      'America/Santiago',
      '2026-09-06T02:00:00Z',
      '2026-09-06T12:00:00.000Z',
    ],
  ])('%s: %s', (_, zone, now, morning) => {
    expect(nextMorning(zone, new Date(now)).toISOString()).toBe(morning);
  });

  it('is nine on the clock, later than now and within 25 hours, in any zone at any hour', () => {
    for (const zone of ['Europe/Moscow', 'Europe/Berlin', 'America/Santiago', 'Asia/Kamchatka', 'UTC'])
      for (let hour = 0; hour < 366 * 24; hour += 5) {
        const now = new Date(Date.UTC(2026, 0, 1, hour, 7));
        const morning = nextMorning(zone, now);
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' });
        expect([zone, clock.format(morning)]).toEqual([zone, '09:00:00']);
        expect(morning.getTime()).toBeGreaterThan(now.getTime());
        expect(morning.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      }
  });

  it('a day is the zone’s own', () => {
    const now = new Date('2026-11-25T21:30:00Z');
    expect([dayIn('Europe/Moscow', now), dayIn('UTC', now)]).toEqual(['2026-11-26', '2026-11-25']);
  });

  it('so is an hour, with its half', () => {
    const now = new Date('2026-11-25T21:30:59Z');
    const zones = ['Europe/Moscow', 'Asia/Kolkata', 'America/St_Johns'];
    expect(zones.map((zone) => timeIn(zone, now))).toEqual(['00:30', '03:00', '18:00']);
  });
});

describe('when an e-mail may go', () => {
  const now = new Date('2026-11-25T11:00:00Z');
  const zone = 'Europe/Moscow';
  const iso = (date: Date) => date.toISOString();

  it('after the first import at once, by the day at nine', () => {
    expect(iso(dueAt('first-import', zone, now))).toBe(iso(now));
    expect(iso(dueAt('daily', zone, now))).toBe('2026-11-26T06:00:00.000Z');
  });

  it('where there was one today: a day after what waits came, or the next nine', () => {
    const since = new Date('2026-11-25T10:00:00Z');
    expect(iso(dueAfterEmail('first-import', zone, since, now))).toBe('2026-11-26T10:00:00.000Z');
    expect(iso(dueAfterEmail('daily', zone, since, now))).toBe('2026-11-26T06:00:00.000Z');
  });

  it('what has waited for more than a day is looked at again soon, and not at once', () => {
    const since = new Date('2026-11-23T10:00:00Z');
    expect(iso(dueAfterEmail('first-import', zone, since, now))).toBe('2026-11-25T11:05:00.000Z');
  });
});
