import { expect, it } from 'vitest';
import { searchable } from '#core/domain/text/searchable.ts';
import { matchesText } from '../../../frontend/src/vacancies/filters/pickers/picker.tsx';

it.each([
  ['звезд', 'Звёзды Урала'],
  ['ЗВЁЗД', 'Звезды Урала'],
  ['  звёзды   урала ', 'Звёзды Урала'],
  ['урал', 'Звёзды Урала'],
])('«%s» finds «%s» in a picker, as it does on the server', (text, label) => {
  expect(searchable(label)).toContain(searchable(text));
  expect(matchesText({ value: 'one', label, count: 1 }, text)).toBe(true);
});

it('leaves out what does not hold the text', () =>
  expect(matchesText({ value: 'one', label: 'Звёзды Урала', count: 1 }, 'луна')).toBe(false));
