import { describe, expect, it } from 'vitest';
import { adviseOnPersonalData } from '#core/domain/writer/advice/personal-data.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const russian = ['Анна Орлова', 'Архитектор'];
const english = ['Helen Carter', 'Operations Manager'];

const adviceFor = (...lines: string[]) => adviseOnPersonalData(extractResumeFacts(lines.join('\n')));

/** What is proposed for a line below the head: null where all of it is to go, undefined where nothing is said. */
const proposalFor = (line: string): string | null | undefined =>
  adviceFor(...(/[а-яё]/iu.test(line) ? russian : english), line)[0]?.proposal;

const list = (words: string): string[] => words.split(' | ');

const reasons = {
  document:
    'Номера документов в резюме не нужны и опасны: файл расходится по чужим рукам. Их спросят при оформлении.',
  family:
    'Семейное положение к работе не относится: по закону отказать из-за него нельзя, а на первое впечатление оно влияет.',
  address:
    'Полный домашний адрес работодателю не нужен, а файл расходится по чужим рукам. Достаточно города или станции метро.',
};

describe('what strangers need not know is told with why (docs/rules.md#writer-advice)', () => {
  it.each([
    ['Паспорт 4510 123456', null, reasons.document],
    ['Тверь, не замужем', 'Тверь', reasons.family],
    ['Тверь, ул. Садовая, д. 5, кв. 12', 'Тверь', reasons.address],
    [
      'Тверь, замужем, паспорт 4510 123456, ул. Садовая, д. 5, кв. 12',
      'Тверь',
      `${reasons.document} ${reasons.family} ${reasons.address}`,
    ],
  ])('%s', (quote, proposal, reason) => {
    const [advice, ...others] = adviceFor(...russian, quote);
    expect(advice).toEqual({ weight: 98, kind: 'structure', line: advice?.line, quote, proposal, reason });
    expect(advice?.line?.text).toBe(quote);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'Passport 4510 123456',
      null,
      'Document numbers do not belong in a resume: the file travels, and they can be misused. They are asked for when you are hired.',
    ],
    [
      'Marital status: single',
      null,
      'Marital status has nothing to do with the job and can only bias a first impression.',
    ],
    [
      'Address: 12 High Street',
      'Address: [city]',
      'An employer does not need your full home address, and the file travels. The city is enough.',
    ],
  ])('%s', (quote, proposal, reason) =>
    expect(adviceFor(...english, quote)).toMatchObject([{ quote, proposal, reason }]),
  );

  it('three lines are enough for once', () => {
    const lines = ['1', '2', '3', '4'].map((digit) => `Паспорт 4510 12345${digit}`);
    expect(adviceFor(...russian, ...lines).map(({ quote }) => quote)).toEqual(lines.slice(0, 3));
  });

  it('of four hundred letters, and no more, a line is one', () => {
    const line = 'Паспорт 4510 123456';
    expect(proposalFor(`${line}, ${'а'.repeat(400 - line.length - 2)}`)).toMatch(/^а+$/u);
    expect(proposalFor(`${line}, ${'а'.repeat(401 - line.length - 2)}`)).toBeUndefined();
  });
});

describe('numbers of documents', () => {
  it.each(
    list(
      'Паспорт: 4510 123456 | Паспорта 45 10 123456 | Паспортные данные: 4510 123456 | Паспорт РФ 4510 123456 | Паспорт гражданина РФ: 4510 № 123456 | Паспорт серия 4510 номер 123456 | Паспорт серии 4510 № 123456 | Паспорт: серия и номер 4510123456 | Паспорт номер 4510 123456 | Паспорт гражданина РФ, данные: серия и номер 4510 123456 | Паспорт 4510 12345 | Паспорт 4510, номер 123456 | Паспорт - серия 4510 номер123456 | Passport series 4510 no. 123456 | Passport no 4510 no 123456 | Passport number: 4510 123456 | Паспорт 4510 123456, выдан ОВД г. Твери | Паспорт 4510 123456 выдан ОВД | Паспорт 4510 123456; кем выдан: ОВД | СНИЛС 112-233-445 95 | СНИЛС: 112 233 445 95 | СНИЛС: № 112-233-445 95 | СНИЛС № 11223344595 | СНИЛС112-233-445-95 | ИНН 500100732259 | ИНН: № 500100732259 | Документы: паспорт 4510 123456',
    ),
  )('nothing is left of «%s»', (line) => expect(proposalFor(line)).toBeNull());

  it.each([
    ['Паспорт 4510 123456, выдан ОВД | Тверь', 'Тверь'],
    ['Паспорт 4510 123456, выдан ОВД; Тверь', 'Тверь'],
    ['Паспорт 4510 123456, 170000 Тверь', '170000 Тверь'],
    ['Тверь, СНИЛС 112-233-445 95, ИНН 500100732259, 30 лет', 'Тверь, 30 лет'],
  ])('of «%s» the rest stays', (line, rest) => expect(proposalFor(line)).toBe(rest));

  it.each(
    list(
      'Паспорт 4510 1234 | Паспорт 4510 1234567 | Паспорт 451 123456 | Паспортистка, 4510 123456 | Заказ 4510 123456 | СНИЛС 1122334459 | СНИЛС 112233445950 | СНИЛС 112--233-445 95 | ИНН 7707083893 | ИНН 5001007322590 | Финн 500100732259',
    ),
  )('«%s» is none', (line) => expect(proposalFor(line)).toBeUndefined());

  it.each(['Опыт работы', 'Образование', 'Проекты'])('are told wherever they stand: «%s»', (heading) =>
    expect(adviceFor(...russian, heading, 'Паспорт 4510 123456')).toHaveLength(1),
  );
});

describe('marital status', () => {
  it.each(
    list(
      'Семейное положение: замужем | Семейное положение — женат | Семейное положение – холост | Семейное положение - разведён | Семейное положение в браке | Семейное положение: женат/замужем | Семейный статус: не замужем | Семейное положение: женат (есть дети) | Семейное положение: разведена, детей нет | Замужем | Не замужем | Незамужем | Женат | Не женат | Неженат | Холост | Marital status: married | Marital status: married, 2 children | Marital status: single; 1 child | Marital status: married, kids',
    ),
  )('nothing is left of «%s»', (line) => expect(proposalFor(line)).toBeNull());

  it.each(
    list(
      ', дети | ,дети | ; дети | , есть дети | , двое детей | , трое детей | , имею детей | , есть один ребёнок | , один ребенок | , 2 детей | , детей нет | , дети есть',
    ),
  )('children go along: «женат%s»', (children) =>
    expect(proposalFor(`Тверь, женат${children}, 30 лет`)).toBe('Тверь, 30 лет'),
  );

  it.each([
    ['Тверь | замужем | 30 лет', 'Тверь | 30 лет'],
    ['Тверь · женат · 30 лет', 'Тверь · 30 лет'],
    ['Тверь; холост; 30 лет', 'Тверь; 30 лет'],
    ['Тверь, женат , 30 лет', 'Тверь, 30 лет'],
    ['Тверь женат 30 лет', 'Тверь 30 лет'],
    ['Женат. Тверь', 'Тверь'],
    ['Женат, Тверь', 'Тверь'],
    ['Тверь, женат', 'Тверь'],
    ['О себе: женат, 30 лет', 'О себе: 30 лет'],
    ['Женат, детский тренер', 'детский тренер'],
    ['Marital status: single, childcare', 'childcare'],
  ])('of «%s» the rest stays', (line, rest) => expect(proposalFor(line)).toBe(rest));

  it.each(list('Холостой ход двигателя | Женатый | Полухолост | Семейное дело | Семейное положение | Тверь'))(
    '«%s» is none',
    (line) => expect(proposalFor(line)).toBeUndefined(),
  );

  it.each([
    ['Опыт работы', 0],
    ['Образование', 0],
    ['Проекты', 0],
    ['О себе', 1],
  ])('below «%s» it is told %i times', (heading, count) =>
    expect(adviceFor(...russian, heading, 'Консультант по теме: замужем')).toHaveLength(count),
  );
});

describe('a home address', () => {
  it.each(
    list(
      'ул. Садовая | ул Садовая | пр-т Мира | просп. Мира | пер. Садовый | б-р Мира | наб. Волги | пл. Мира | мкр. Южный | ш. Южное | улица Садовая | проспект Мира | переулок Садовый | бульвар Мира | шоссе Южное | набережная Волги | площадь Мира | микрорайон Южный | проезд Садовый | ул. 8 Марта | ул. «Садовая-Южная»',
    ),
  )('by its street: %s', (street) => expect(proposalFor(`Адрес: Тверь, ${street}, 5`)).toBe('Адрес: Тверь'));

  it.each(list('улица | ул. | проспект | пр-т | бульвар | шоссе | переулок'))(
    'by a name before its kind of street: %s',
    (street) => {
      expect(proposalFor(`Адрес: Тверь, Южное ${street}, 5`)).toBe('Адрес: Тверь');
      expect(proposalFor(`Тверь, Южное ${street}, 5, кв. 12`)).toBe('Тверь');
    },
  );

  it.each(
    list(
      'д. 5 | д 5 | д.5 | дом 5 | 5 | 1234 | 5а | 5 а | 5/2 | 5-2 | 5/123 | 5, корп. 2 | 5 корпус 2 | 5 к. 2 | 5, стр. 1 | 5, строение 1 | 5, к. 123 | 5, кв. 12 | 5 кв 12 | 5, квартира 1234 | 5а, корп. 2, кв. 12',
    ),
  )('by its house: %s', (house) => {
    expect(proposalFor(`Адрес: Тверь, ул. Садовая, ${house}`)).toBe('Адрес: Тверь');
    expect(proposalFor(`Адрес: Тверь, ул. Садовая, ${house}, 30 лет`)).toBe('Адрес: Тверь, 30 лет');
  });

  it.each(
    list('Адрес: | Проживаю: | Прописка: | Регистрация: | Место жительства: | Address: | Home address:'),
  )('is one by its label: «%s»', (label) => {
    const isEnglish = label.includes('ddress');
    const line = isEnglish ? '12 High Street, Leeds' : 'Тверь, ул. Садовая, 5';
    expect(proposalFor(`${label} ${line}`)).toBe(`${label} ${isEnglish ? 'Leeds' : 'Тверь'}`);
    expect(proposalFor(line)).toBeUndefined();
  });

  it.each([
    ['Тверь, ул. Садовая, 5, кв. 12', 'Тверь'],
    ['Тверь, ул. Садовая, 5, кв 12', 'Тверь'],
    ['Тверь, ул. Садовая, 5, квартира 12', 'Тверь'],
    ['12 High Street, Apt 5, Leeds', 'Leeds'],
    ['12 High Street, Apt. #5B, Leeds', 'Leeds'],
    ['12 High Street, Apt5, Leeds', 'Leeds'],
    ['12 High Street Apartment 5, Leeds', 'Leeds'],
    ['12 High Street, Flat 5, Leeds', 'Leeds'],
  ])('or by its flat: «%s»', (line, rest) => expect(proposalFor(line)).toBe(rest));

  it.each('Street St St. Avenue Ave Road Rd Lane Ln Drive Dr Boulevard Blvd'.split(' '))(
    'in English: %s',
    (street) => {
      expect(proposalFor(`Address: 12 High ${street}, Leeds`)).toBe('Address: Leeds');
      expect(proposalFor(`Address: 12345 Old Long Green High ${street}, Unit 7, Leeds`)).toBe(
        'Address: Leeds',
      );
    },
  );

  it.each([
    ['Адрес: ул. Садовая, 5', 'Адрес: [город]'],
    ['Адрес ул. Садовая, 5', 'Адрес [город]'],
    ['Address 12 High Street', 'Address [city]'],
    ['ул. Садовая, 5, кв. 12', null],
    ['г ул. Садовая, 5, кв. 12', null],
    ['Адрес: 170000, Тверь, ул. Садовая, 5', 'Адрес: Тверь'],
    ['Адрес: Тверь 170000 ул. Садовая, 5', 'Адрес: Тверь'],
    // Seven digits are no index.
    ['Адрес: Тверь, ул. Садовая, 5, код 1700001', 'Адрес: Тверь, код 1700001'],
    ['Адрес: Тверь, ул. Садовая, 5 автобус', 'Адрес: Тверь, автобус'],
    [`${'а'.repeat(34)} адрес: ул. Садовая, 5`, `${'а'.repeat(34)} адрес: [город]`],
    [`${'а'.repeat(35)} адрес: ул. Садовая, 5`, `${'а'.repeat(35)} адрес:`],
  ])('of «%s» the city stays, or is asked for', (line, rest) => expect(proposalFor(line)).toBe(rest));

  it.each(
    list(
      'Адрес: Тверь | Адрес: Тверь, ул. Садовая | Адрес: Тверь, ул. Садовая, 12345 | Адрес: Тверь, Садовая, 5 | Адрес: Тверь, Садовая улица | Address: 12 High Streetlights, Leeds | Address: 12 High Stores, Leeds | Address: High Street, Leeds | Address: 123456 High Street, Leeds | Address: A12 High Street, Leeds | Address: 12 Street, Leeds',
    ),
  )('«%s» is none', (line) => expect(proposalFor(line)).toBeUndefined());
});

it.each([
  ['Address: 12 High Street, Flat 4, Leeds', ['Address: Leeds']],
  ['221 Baker Street, Apt 5', [null]],
  ['We sold 12 flats in High Street', []],
  ['Leeds', []],
])('of a home address in English the city is enough: %s', (line, proposals) => {
  const facts = extractResumeFacts(`Helen Carter\nOperations Manager\n${line}`);
  expect(adviseOnPersonalData(facts).map(({ proposal }) => proposal)).toEqual(proposals);
});

it.each(['Опыт работы', 'Образование', 'Проекты'])('an address below «%s» is no home', (heading) => {
  const lines = ['Анна Орлова', 'Архитектор', heading, 'Дом на 40 квартир, адрес: ул. Садовая, д. 5, кв. 12'];
  expect(adviseOnPersonalData(extractResumeFacts(lines.join('\n')))).toEqual([]);
  const top = [...lines.slice(0, 2), 'Адрес: ул. Садовая, д. 5, кв. 12', ...lines.slice(2)];
  expect(adviseOnPersonalData(extractResumeFacts(top.join('\n')))).toHaveLength(1);
});
