import { expect, it } from 'vitest';
import { filtersInText } from '#core/domain/search/filters-in-text.ts';

const locations = ['Москва', 'Казань', 'Remote'].map((name) => ({ name }));
const none = new Set<string>();
const remote = { type: ['Удаленная работа'] };
const partTime = { type: ['Частичная занятость'] };
const unskilled = { experience: ['Нет опыта'] };

it.each([
  ['python удалённо', 'python', remote],
  ['Python на удалёнке', 'Python', remote],
  ['удалённая работа бухгалтером', 'бухгалтером', remote],
  ['дистанционно, бухгалтер', 'бухгалтер', remote],
  ['работа на дому', '', remote],
  ['Работа из дома', '', remote],
  ['оператор (удаленно)', 'оператор', remote],
  ['подработка', '', partTime],
  ['курьер на неполный рабочий день', 'курьер', partTime],
  ['курьер без опыта', 'курьер', unskilled],
  ['работа без опыта работы', '', unskilled],
  ['Водитель, опыт не требуется', 'Водитель', unskilled],
  ['стажировка аналитик', 'аналитик', { level: ['Intern'] }],
  ['python джун', 'python', { level: ['Junior'] }],
  ['java миддл', 'java', { level: ['Middle'] }],
  ['go сеньор', 'go', { level: ['Senior'] }],
  ['ml middle москва', 'ml', { location: ['Москва'], level: ['Middle'] }],
  ['курьер без опыта в казани', 'курьер', { location: ['Казань'], ...unskilled }],
  [
    'стажёр удаленно без опыта москва',
    '',
    { location: ['Москва'], ...remote, ...unskilled, level: ['Intern'] },
  ],
  ['junior/middle python', 'python', { level: ['Junior', 'Middle'] }],
  ['удалённая подработка', '', { type: ['Удаленная работа', 'Частичная занятость'] }],
  ['middle+ go', 'go', { level: ['Middle'] }],
  ['юрист,удаленно', 'юрист', remote],
  ['юрист/удаленно', 'юрист', remote],
  ['юрист — удалённо', 'юрист', remote],
  ['курьер(без опыта)', 'курьер', unskilled],
  ['курьер [part time]', 'курьер', partTime],
  ['ui/ux удалённо', 'ui/ux', remote],
  ['senior java remote', 'java', { level: ['Senior'], ...remote }],
])('«%s» is «%s» with %j (docs/rules.md#count-as-filters)', (text, q, filters) =>
  expect(filtersInText(text, locations, none)).toEqual({ q, filters }),
);

it('names no filter of which a value is chosen', () => {
  expect(filtersInText('python удалённо в москве', locations, new Set(['type']))).toEqual({
    q: 'python удалённо',
    filters: { location: ['Москва'] },
  });
  expect(filtersInText('python удалённо', locations, new Set(['type']))).toBeNull();
  expect(filtersInText('c++ — python, sql', locations, none)).toBeNull();
});

it.each([
  'продавец',
  '',
  '— ,',
  'опыт работы',
  'домработница',
  'полный',
  'менеджер по удалению',
  'интернатура',
])('none in «%s»', (text) => expect(filtersInText(text, locations, none)).toBeNull());
