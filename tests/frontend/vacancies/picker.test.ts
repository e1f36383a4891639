import { expect, it } from 'vitest';
import { JobIndex } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { matchesText, pickerStatus } from '../../../frontend/src/vacancies/filters/pickers/picker.tsx';

/** What the server answers to a text that none of the first hundred is found by. */
function companyFound(name: string, text: string): boolean {
  const first = Array.from({ length: 100 }, (_, n) => ({
    id: `${n}`,
    company_id: `c${n}`,
    company: `Аб${n}`,
  }));
  const rows = [...first, { id: 'one', company_id: 'one', company: name }].map((row) => jobRowWith(row));
  const grown = JobIndex.of(rows.slice(0, 100));
  grown.put(rows.slice(100));
  const answers = [JobIndex.of(rows), grown].map((index) =>
    index.catalog(text, []).companies.some(({ id }) => id === 'one'),
  );
  expect(new Set(answers).size).toBe(1);
  return answers[0] === true;
}

it.each([
  ['звезд', 'Звёзды Урала', true],
  ['ЗВЁЗД', 'Звезды Урала', true],
  ['  звёзды   урала ', 'Звёзды Урала', true],
  ['урал', 'Звёзды Урала', true],
  ['луна', 'Звёзды Урала', false],
  ['урал луна', 'Звёзды Урала', false],
  ['альфа банк', 'Яр Альфа-Банк', true],
  ['ярнефть-газ', 'Ярнефть Газ', true],
  ['ооо ромашка', 'ЯОО «ООО «Ромашка»»', true],
  ['"ромашка"', 'Ясная «Ромашка»', true],
  ['яр-1', 'Яр 1', true],
  ['яма и копыта', 'Яма и копыта', true],
  ['яма и копыта', 'Яма, копыта', false],
  ['работа.ру', 'Яруга', false],
  ['-', 'Яруга', false],
])('«%s» in a picker and «%s» on the server: %s in both', (text, label, isFound) => {
  expect(matchesText({ value: 'one', label, count: 1 }, text)).toBe(isFound);
  expect(companyFound(label, text)).toBe(isFound);
});

it.each([
  ['спб', 'Санкт-Петербург'],
  ['Питер', 'Санкт-Петербург'],
  ['мск', 'Москва'],
  ['екб', 'Екатеринбург'],
])('«%s» finds «%s», as people shorten it (docs/rules.md#picker-search)', (text, label) => {
  expect(matchesText({ value: 'one', label, count: 1 }, text)).toBe(true);
  expect(matchesText({ value: 'one', label: `${label}-2`, count: 1 }, text)).toBe(false);
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
