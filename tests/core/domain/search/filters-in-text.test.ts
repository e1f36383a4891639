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

const fullTime = { type: ['Полная занятость'] };
const level = (name: string) => ({ level: [name] });

it.each([
  [
    remote,
    [
      'удалёнка',
      'удалёнку',
      'удалёнки',
      'удалёнке',
      'на удалёнку',
      'удалённо',
      'удалённая',
      'удалённую',
      'удалённой',
      'удалённая работа',
      'удалённую работу',
      'удалённой работе',
      'дистанционно',
      'дистанционная',
      'дистанционную',
      'дистанционной',
      'дистанционная работа',
      'дистанционную работу',
      'дистанционной работе',
      'из дома',
      'работу из дома',
      'работа на дому',
      'работу на дому',
      'remote',
      'remote work',
    ],
  ],
  [
    partTime,
    [
      'подработку',
      'подработки',
      'подработке',
      'на подработку',
      'неполный день',
      'неполного дня',
      'неполного рабочего дня',
      'частичной занятости',
      'на неполный день',
      'неполный рабочий день',
      'частичная занятость',
      'частичную занятость',
      'на полставки',
      'part time',
      'part-time',
    ],
  ],
  [
    fullTime,
    [
      'полный день',
      'полного дня',
      'полного рабочего дня',
      'полной занятости',
      'на полный день',
      'полный рабочий день',
      'на полный рабочий день',
      'полная занятость',
      'полную занятость',
      'full time',
      'full-time',
    ],
  ],
  [
    unskilled,
    [
      'без опыта',
      'нет опыта',
      'без опыта работы',
      'нет опыта работы',
      'опыт не требуется',
      'опыт работы не требуется',
    ],
  ],
  [
    level('Intern'),
    [
      'стажировка',
      'стажировку',
      'стажировки',
      'стажировке',
      'на стажировку',
      'стажёр',
      'стажёром',
      'стажёры',
      'intern',
      'internship',
    ],
  ],
  [level('Junior'), ['джун', 'джун+', 'джуниор', 'джуниор+', 'junior', 'junior+']],
  [level('Middle'), ['мидл', 'миддл', 'мидл+', 'middle', 'middle+']],
  [level('Senior'), ['сеньор', 'синьор', 'сениор', 'синиор', 'сеньор+', 'senior', 'senior+']],
])('%j is said in whole words alone', (filters, words) => {
  for (const word of words) {
    for (const text of [`повар ${word}`, `повар ${word.toUpperCase()}`])
      expect([text, filtersInText(text, locations, none)]).toEqual([text, { q: 'повар', filters }]);
    for (const text of [`повар ${word}з`, `повар з${word}`])
      expect([text, filtersInText(text, locations, none)?.q ?? null]).not.toEqual([text, 'повар']);
  }
});

it.each([
  // Marks around the words, and between them.
  ['«удалённо» повар', 'повар', remote],
  ['"удалённо" повар', 'повар', remote],
  ['[удалённо] повар', 'повар', remote],
  ['повар «без опыта»', 'повар', unskilled],
  ['повар, удалённо.', 'повар', remote],
  ['удалённо: повар', 'повар', remote],
  ['повар удалённо!', 'повар', remote],
  ['повар удалённо?', 'повар', remote],
  ['повар удалённо!!!', 'повар', remote],
  ['повар|удалённо', 'повар', remote],
  ['повар;удалённо', 'повар', remote],
  ['sql/удалённо', 'sql', remote],
  ['кассир 1,5 ставки удалённо', 'кассир 1,5 ставки', remote],
  ['hr/бухгалтер удалённо', 'hr/бухгалтер', remote],
  ['бухгалтер/hr удалённо', 'бухгалтер/hr', remote],
  ['junior backoffice', 'backoffice', level('Junior')],
  ['ООО удалённо/ПТО', 'ООО ПТО', remote],
  // What only says that work is looked for.
  ['вакансии стажёр', '', level('Intern')],
  ['требуются стажёры', '', level('Intern')],
  ['ищу подработку', '', partTime],
  ['«работа», удалённо', '', remote],
  ['удалённая работа в Казани', '', { ...remote, location: ['Казань'] }],
  ['удалённо (работа) повар', '(работа) повар', remote],
  // Each value once, in the order of the text.
  ['джун junior повар', 'повар', level('Junior')],
  ['senior middle повар', 'повар', { level: ['Senior', 'Middle'] }],
  ['удалённо полный день повар', 'повар', { type: ['Удаленная работа', 'Полная занятость'] }],
])('«%s» leaves «%s» beside %j (docs/rules.md#count-as-filters)', (text, q, filters) =>
  expect(filtersInText(text, locations, none)).toEqual({ q, filters }),
);

it.each([
  // A part of a bank, a place, and a post.
  'аналитик middle office',
  'аналитик middle офис',
  'продажи middle east',
  'middle manager',
  'middle management',
  // A master who works at home, or comes there.
  'маникюр на дому',
  'управляющий дома',
  'remoteness',
  'полный курс',
  'опыт требуется',
])('no filter in «%s»', (text) => expect(filtersInText(text, locations, none)).toBeNull());

it('where a place is chosen the text keeps the one that it names', () =>
  expect(filtersInText('курьер без опыта в казани', locations, new Set(['location']))).toEqual({
    q: 'курьер в казани',
    filters: unskilled,
  }));

it('where a level is chosen the text keeps its word, and other words are filters', () =>
  expect(filtersInText('повар джун удалённо', locations, new Set(['level']))).toEqual({
    q: 'повар джун',
    filters: remote,
  }));

it('beside a place alone the text stays as it was typed', () =>
  expect(filtersInText('повар — кондитер в москве', locations, none)).toEqual({
    q: 'повар — кондитер',
    filters: { location: ['Москва'] },
  }));
