import { describe, expect, it } from 'vitest';
import { postedAt } from '#core/domain/job/posted-at.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (posted: string, timeZone = 'Europe/Moscow') => postedAt(new Date(posted), now, timeZone);

describe('relative posted date (docs/rules.md#date-relative)', () => {
  it.each([
    ['2026-11-20T00:00:00+03:00', 'Сегодня'],
    ['2026-11-21T00:00:00+03:00', 'Сегодня'],
    ['2026-11-19T23:59:59+03:00', 'Вчера'],
    ['2026-11-18T12:00:00+03:00', '2 дня назад'],
    ['2026-11-15T12:00:00+03:00', '5 дней назад'],
    ['2026-11-14T12:00:00+03:00', '6 дней назад'],
    ['2026-11-13T12:00:00+03:00', '13 ноября'],
    ['2026-10-22T12:00:00+03:00', '22 октября'],
    ['2026-10-21T12:00:00+03:00', '21 октября 2026'],
    ['2025-11-20T12:00:00+03:00', '20 ноября 2025'],
    ['2025-03-05T12:00:00+03:00', '5 марта 2025'],
  ])('%s → %s, in one piece', (posted, text) => expect(at(posted)).toBe(text.replaceAll(' ', '\u00a0')));

  it('counts the reader’s calendar days', () => {
    expect(at('2026-11-19T20:30:00Z', 'Europe/Moscow')).toBe('Вчера');
    expect(at('2026-11-19T20:30:00Z', 'Asia/Novosibirsk')).toBe('Сегодня');
  });
});
