import { expect, it } from 'vitest';
import { searchable } from '#core/domain/text/searchable.ts';
import { matchesText, pickerStatus } from '../../../frontend/src/vacancies/filters/pickers/picker.tsx';

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

const waits = 'Загружаем…';
const failed = 'Не загрузилось. Откройте список ещё раз.';

it.each([
  ['', ['Луна'], undefined, '', false],
  ['', ['Луна'], waits, waits, true],
  ['', ['Луна', 'Заря'], waits, waits, false],
  ['за', ['Луна', 'Заря'], undefined, 'Найдено: 1', false],
  ['за', ['Луна', 'Заря'], waits, waits, false],
  ['за', ['Луна', 'Заря'], failed, failed, false],
  ['за', ['Луна'], waits, waits, true],
  ['за', ['Луна'], failed, failed, true],
  ['за', ['Луна'], undefined, 'Ничего не найдено', true],
  ['лу', ['Луна'], undefined, 'Найдено: 1', false],
  ['лу', ['Луна'], failed, failed, true],
  ['за', [], undefined, 'Ничего не найдено', true],
] as const)(
  'with «Луна» ticked «%s» and %j, answered unless it says %s: «%s», to be seen: %s',
  (text, labels, unanswered, words, isSeen) => {
    const found = labels.map((label) => ({ value: label, label, count: 1 }));
    expect(pickerStatus({ text, found, selected: ['Луна'], unanswered })).toEqual({ words, isSeen });
  },
);
