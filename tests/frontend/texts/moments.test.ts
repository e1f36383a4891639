import { expect, it, vi } from 'vitest';
import { dayWithYear } from '../../../frontend/src/texts/library-ru.ts';
import { agoOf, dayInWordsOf, timeNear } from '../../../frontend/src/texts/moments.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

it.each([
  [dayInWordsOf('2026-11-15T21:30:00Z', 'Europe/Moscow'), '16 ноября 2026'],
  [agoOf(ago(72), now), '3 дня назад'],
  [agoOf(ago(5), now), '5 часов назад'],
  [timeNear('2026-11-15T10:00:00Z', now).split(',')[0], '15 ноября'],
])('%s is one piece at the end of a line', (text, words) => {
  expect(text).toBe(words.replaceAll(' ', '\u00a0'));
});

it('a browser that does not know its zone names a day all the same', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const unknown = { ...options, timeZone: 'Etc/Unknown' };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(unknown);
  expect(dayWithYear('2026-11-15T10:00:00Z')).toBe('15\u00a0ноября\u00a02026');
  spy.mockRestore();
});
