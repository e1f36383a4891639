import { expect, test } from 'vitest';
import { distinctTags, isSkill } from '#core/domain/job/tags.ts';

test.each([
  ['the first spelling stays, in its place', ['Git', 'SQL', 'git', 'GIT'], ['Git', 'SQL']],
  ['е for ё, as in a search', ['Учёт', 'учет'], ['Учёт']],
  ['white space in between', ['Power  BI', 'Power BI'], ['Power  BI']],
  ['Latin and Cyrillic are two', ['1C', '1С'], ['1C', '1С']],
  ['none', [], []],
])('%s', (_, tags, distinct) => {
  expect(distinctTags(tags)).toEqual(distinct);
});

test('a skill is neither a sentence nor how the work is arranged', () => {
  expect(isSkill('Kafka')).toBe(true);
  expect(isSkill('а'.repeat(40))).toBe(true);
  expect(isSkill('а'.repeat(41))).toBe(false);
  expect(isSkill('')).toBe(false);
});

test.each([
  'Гибрид',
  'Разъездная',
  'Вахта',
  'Стажировка',
  'Сменный график',
  'Гибкий график',
  'Ненормированный рабочий день',
  'Квота для людей с инвалидностью',
])('«%s» is how the work is arranged', (tag) => {
  expect([isSkill(tag), isSkill(tag.toUpperCase())]).toEqual([false, false]);
  expect(isSkill(`${tag}!`)).toBe(true);
});
