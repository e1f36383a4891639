import { describe, expect, it } from 'vitest';
import { headingOf, themeOf } from '#core/domain/documents/reading/words/headings.ts';
import { isNoEmployer, isPlaceholder } from '#core/domain/documents/reading/words/not-employers.ts';
import { partsOf } from '#core/domain/documents/reading/words/parts.ts';
import { isOpenMoment, periodIn } from '#core/domain/documents/reading/words/periods.ts';
import { isRole, isSureEmployer } from '#core/domain/documents/reading/words/vocabulary.ts';

describe('periods (docs/rules.md#resume-reading-periods)', () => {
  it.each([
    ['июль 2019 — по настоящее время', '2019-07', null, true],
    ['07.2019 – 11.2021', '2019-07', '2021-11', false],
    ['01.07.2014 - 17.07.2015', '2014-07', '2015-07', false],
    ['2016-2018', '2016', '2018', false],
    ['2016–2018 гг.', '2016', '2018', false],
    ['Jul 2019 – Present', '2019-07', null, true],
    ['July, 2019 to May 2021', '2019-07', '2021-05', false],
    ['с 2018 г.', '2018', null, true],
    ['с марта 2018 по май 2020', '2018-03', '2020-05', false],
    ['c 2010— по 2017', '2010', '2017', false],
    ['март 2024 - наст.время', '2024-03', null, true],
    ['03.2020 - н.в.', '2020-03', null, true],
    ['06–09.2013', '2013-06', '2013-09', false],
    ['июнь – сентябрь 2013', '2013-06', '2013-09', false],
    ['2019-07 – 2021-11', '2019-07', '2021-11', false],
    ['06.2021 - ...', '2021-06', null, true],
    ['2020 — сейчас', '2020', null, true],
    ['Sep. 2023 Mar. 2024', '2023-09', '2024-03', false],
    ['March 2020 - Present (3 years 2 months)', '2020-03', null, true],
    ['01.2017 – по н.в.', '2017-01', null, true],
    ['09.2019-н/в', '2019-09', null, true],
    ['2019 - н/вр', '2019', null, true],
    ['2018 — до сих пор', '2018', null, true],
    ['2020—по наст. момент', '2020', null, true],
    ['2018 по н.вр.', '2018', null, true],
    ['2020 - till now', '2020', null, true],
    ['2020 to date', '2020', null, true],
    ['2020 – to date', '2020', null, true],
    ['May 2020 - ongoing', '2020-05', null, true],
    ['09.19 – 03.21', '2019-09', '2021-03', false],
    ['09/19-03/21', '2019-09', '2021-03', false],
    ['09.19 – н.в.', '2019-09', null, true],
    ['Август’14 – Май’15', '2014-08', '2015-05', false],
    ['март 2020 — до сегодняшнего дня', '2020-03', null, true],
    ['март 2020 — по сегодняшний день', '2020-03', null, true],
    ['2020 – н. время', '2020', null, true],
    ['2 кв. 2020 – 3 кв. 2021', '2020', '2021', false],
    ['II квартал 2020 — IV квартал 2021 г.', '2020', '2021', false],
    ['1 кв. 2020 – н.в.', '2020', null, true],
    ["ООО «Луч», май'98 - июнь'04", '1998-05', '2004-06', false],
    ['с 2019 года и до 2021', '2019', '2021', false],
    ['с 2019 по договору', '2019', null, true],
    ['с 2019 ООО «Луч», сокращение закрытых счетов', '2019', null, true],
  ])('%s', (words, from, to, isCurrent) => expect(periodIn(words)).toMatchObject({ from, to, isCurrent }));

  it.each([
    '3 года 4 месяца',
    '5 лет',
    '2021 — 2019',
    'с 12 до 5 дней',
    'С 4,2 до 1,6 секунды',
    '2019',
    '+7 900 2010-2015-77',
    'план на 2024 год',
    '10.12 – 03.13',
    'работа с 09.15 – 10.20 ежедневно',
    '5.15 - 5.20',
    '04.21 – 09.19',
    'план на 2 кв. 2020',
    '2 кв. м – 3 кв. м',
    // It is over, and nobody knows when.
    'ООО «Альфа», продавец, с марта 2019 (уволилась в 2021)',
    'с 2019 до закрытия компании',
    'с сентября 2019 по июнь следующего года',
    'с 2019, сокращён в 2021',
    'с 2019 (ушёл в декрет)',
    'с марта 2019 в течение двух лет',
    'since 2019, left in 2021',
  ])('%s is none', (words) => expect(periodIn(words)).toBeNull());
});

describe('what is no employer (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    '01.07.2014',
    'Август 2021 —',
    '3 года 4 месяца',
    'Санкт-Петербург',
    'г. Ижевск',
    'Nagpur, Maharashtra, India',
    'удалённо',
    '40%',
    'Ускорила загрузку карточки товара на 40%',
    'Разработка внутреннего портала',
    'Responsible for hiring',
    'Информационные технологии, системная интеграция, интернет',
    'www.example.ru',
    'PostgreSQL',
    'Ключевые навыки',
    'Название компании',
    '[Компания]',
    'Lorem ipsum dolor',
    'Фриланс',
    'Индивидуальное предпринимательство / частная практика / фриланс',
    'Личный проект',
    'отдел продаж',
    'Псков',
    'Великий Новгород',
    'Южно-Сахалинск',
    'Балашиха',
    'Королёв',
    'Шымкент',
    'Могилёв',
    'ЖКХ',
  ])('%s', (words) => expect(isNoEmployer(words)).toBe(true));

  it.each([
    'ООО «Ромашка»',
    'Северный Маркет',
    'Parcelwise Ltd.',
    'iSpring',
    '2ГИС',
    'Урал',
    'Городская больница № 3',
    'ЗАО "Связь-Холдинг"',
    'Учебный центр «Шаг»',
    '1С-Рарус',
    // Makers of things are called as these.
    'Wildberries',
    'Флант',
    'SAP',
    'Yandex Cloud',
    'HeadHunter',
    'Школа Python',
    // Towns of these names are less known than the words.
    'Находка',
    'Мирный',
  ])('%s may be one', (words) => expect(isNoEmployer(words)).toBe(false));
});

it.each(['[Должность]', 'Название компании', 'Имя Фамилия', 'XXX-XX-XX', 'Введите имя', 'Your name'])(
  '%s is to be filled in',
  (words) => expect(isPlaceholder(words)).toBe(true),
);

it.each(['PostgreSQL', 'Qt 4.8', 'Spring Boot', 'Python, Django, Redis', 'Jira, Confluence и др.'])(
  '%s names things, and nobody who pays',
  (words) => expect(isNoEmployer(words)).toBe(true),
);

describe('posts', () => {
  it.each([
    'Ведущий бухгалтер',
    'старший научный сотрудник',
    'Менеджер по продажам',
    'Python-разработчик',
    'Senior Backend Engineer',
    'Водитель категории C',
    'Медицинская сестра',
    'Бизнес-аналитик',
    'Веб-разработчик',
    'повар горячего цеха',
    'Head of Design',
  ])('%s', (words) => expect(isRole(words)).toBe(true));

  it.each([
    'Управление командой менеджеров',
    'Северный Маркет',
    'Ромашка Дизайн',
    'помощь поварам',
    'Москва',
    'Anna Brooks Engineer',
  ])('%s is none', (words) => expect(isRole(words)).toBe(false));
});

describe('parts of a line', () => {
  it.each([
    ['Бухгалтер, ООО «Образец»', ['Бухгалтер', 'ООО «Образец»']],
    ['Образец (https://example.ru/o-nas)', ['Образец']],
    ['Бухгалтер — Образец (www.example.ru)', ['Бухгалтер', 'Образец']],
    ['Образец (бывший Пример)', ['Образец (бывший Пример)']],
    ['«Север [Юг] — Запад», бухгалтер', ['«Север [Юг] — Запад»', 'бухгалтер']],
    ['* Образец, бухгалтер', ['Образец', 'бухгалтер']],
    ['Образец (тел. рук. 8-495-123-45-67), врач', ['Образец', 'врач']],
    ['(ivan@example.ru, Иван) Образец, врач', ['Образец', 'врач']],
    ['.NET-разработчик, Образец', ['.NET-разработчик', 'Образец']],
  ])('%s', (line, parts) => expect(partsOf(line).map(({ text }) => text)).toEqual(parts));
});

it.each([
  ['ООО «Ромашка»', true],
  ['«Полярный банк»', true],
  ['ООО «Ромашка» на 5 лет', false],
  ['АО «Луч» и партнёры', false],
])('«%s» is an employer beyond doubt: %s', (words, expected) => expect(isSureEmployer(words)).toBe(expected));

describe('headings', () => {
  it.each([
    ['НАВЫКИ', 'skills'],
    ['Н А В Ы К И', 'skills'],
    ['О П Ы Т Р А Б О Т Ы', 'experience'],
    ['Образование высшее: Тульский институт МВД', 'education'],
    ['Образование среднее специальное: техникум', 'education'],
    ['Образование высшее', undefined],
    ['З Е Л Ё Н Ы Й', undefined],
  ])('%s', (words, kind) => expect(headingOf(words)?.kind).toBe(kind));

  it.each([
    ['Мои навыки', 'skills'],
    ['Навыки, которые есть', null],
    ['Вот какие навыки у меня есть сейчас', null],
    ['Зелёный берег', null],
  ])('«%s» is about %s', (words, theme) => expect(themeOf(words)).toBe(theme));
});

it('a month with a dash is the first of two lines, unless more stands there', () => {
  expect(isOpenMoment('Август 2021 —')).toBe(true);
  expect(isOpenMoment('Август 2021')).toBe(false);
  expect(isOpenMoment(`${' '.repeat(60)}Август 2021 —`)).toBe(false);
});
