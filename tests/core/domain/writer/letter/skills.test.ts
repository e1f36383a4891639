import { describe, expect, it } from 'vitest';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const asked = ['Excel', 'SQL', 'Python', '1С', 'Figma', 'Power BI', 'Photoshop', 'МСФО', 'Немецкий язык'];
const vacancy = { title: 'Аналитик', company: 'Вектор', tags: asked, description: '' };

/** What a letter says of the skills of a list. */
function skillsTold(list: string, skills: string[] = []): string | null {
  const resumeText = `Вера Лугова\nАналитик\n\nНавыки\n${list}`;
  const form = letterForm.parse({
    resumeText,
    companyName: vacancy.company,
    position: vacancy.title,
    language: 'ru',
    profileData: { skills },
  });
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?:нужно для этой работы, |Кроме этого — |основн\p{L}+ навык).*/u.exec(letter)?.[0] ?? null;
}
const known = (skills: string) => `нужно для этой работы, знаю ${skills}.`;

describe('a skill that its owner denies is not told', () => {
  it.each([
    'Excel, 1С не владею',
    'Excel\nНе владею: SQL, Python',
    'Excel\nНе владею:\nSQL\nPython',
    'Excel, Figma — нет',
    'Excel, 1С (нет)',
    'Excel, не владею 1С',
    'Excel, не владею SQL, Python',
    'Excel, 1С не использовала',
    'Excel, опыт работы в 1С отсутствует',
    'Excel, нет опыта работы с 1С',
    'Excel\nХочу освоить: SQL, Python',
    'Excel, немецкий — нет',
    'Excel, no experience with Power BI',
    'Excel\n1С: нет',
    'Excel, без опыта в Photoshop',
    'Excel, не курю',
    'Excel, Python — в планах',
  ])('%j', (list) => expect(skillsTold(list)).toBe(known('Excel')));

  it('nor where the profile says so', () =>
    expect(skillsTold('Excel', ['1С — нет', 'SQL — учу', 'Python'])).toBe(known('Excel и Python')));

  it.each([
    ['не только SQL, Excel', 'SQL и Excel'],
    ['нет проблем с Excel, SQL', 'Excel и SQL'],
    ['Excel, проблем с SQL нет', 'Excel и SQL'],
    ['Не владею:\nSQL\nВладею:\nExcel', 'Excel'],
  ])('but %j is no denial', (list, skills) => expect(skillsTold(list)).toBe(known(skills)));
});

describe('a skill that is belittled', () => {
  it.each([
    ['Excel, SQL — учу, Python', 'Excel и Python'],
    ['МСФО — базовые знания, Excel', 'Excel'],
    ['SQL: базовый уровень, Excel, Python', 'Excel и Python'],
    ['SQL — базовый уровень владения, Excel', 'Excel'],
    ['Excel, SQL — базово, Python (начинающий)', 'Excel'],
    ['SQL (понаслышке), Excel', 'Excel'],
    ['SQL, базовые знания Python', 'SQL'],
    ['SQL, учу Python', 'SQL'],
    ['Excel, SQL, учу коллег писать на Python', 'Excel, SQL и Python'],
    ['Excel, Python (no), SQL - no', 'Excel'],
    ['1С (кроме Excel), SQL', '1С и SQL'],
    ['SQL, кроме Excel, Figma', 'SQL'],
    ['SQL. Кроме того, знаю Excel', 'SQL и Excel'],
    ['Excel, SQL (1/10), Python (2 из 5), Figma — 0', 'Excel'],
    ['Excel (9/10), 1С (8.2/8.3)', 'Excel и 1С'],
    ['Photoshop, Figma чуть-чуть', 'Photoshop'],
    ['Excel, Figma (пробовала), Photoshop — курсы, SQL: теория', 'Excel'],
    ['Excel, немецкий язык — со словарём', 'Excel'],
    ['Excel, 1С — читала лекции', 'Excel и 1С'],
  ])('%j', (list, skills) => expect(skillsTold(list)).toBe(known(skills)));

  it.each([
    ['Начинаю изучать SQL', 'Excel'],
    ['Из нового хочется: Python, SQL', 'Excel'],
    ['Что хочу узнать: Photoshop, Figma', 'Excel'],
    ['Хочу работать с Python', 'Excel'],
    ['Интересуюсь Power BI', 'Excel'],
    ['Прохожу обучение Power BI', 'Excel'],
    ['Прохожу онлайн-курс Python', 'Excel'],
    ['При необходимости изучу 1С', 'Excel'],
    ['Eager to learn Python and SQL', 'Excel'],
    ['SQL писали аналитики', 'Excel'],
    ['Python использовали коллеги', 'Excel'],
    ['Figma отдавали на аутсорс', 'Excel'],
    ['SQL queries were written by analysts', 'Excel'],
    ['Компания — лидер рынка, работает с 1С', 'Excel'],
    ['Ищу работу аналитиком, владею SQL', 'Excel и SQL'],
    ['Быстро учусь, SQL', 'Excel и SQL'],
    ['Планирую закупки в 1С', 'Excel и 1С'],
    ['Взаимодействие с подрядчиками в Power BI', 'Excel и Power BI'],
  ])('nor is what is only wished for, or done by others: %j', (line, skills) =>
    expect(skillsTold(`Excel\n\nОпыт работы\nООО «Луч», аналитик\n2019 — 2021\n- ${line}`)).toBe(
      known(skills),
    ),
  );

  it('is not known for being a part of another name', () =>
    expect(skillsTold('SQL — учу, PostgreSQL')).toBe('основной навык — PostgreSQL.'));
});

it.each([
  ['1С:Предприятие 8.3, Excel, SQL', '1С:Предприятие, Excel и SQL'],
  ['Excel, 1С 8.3', 'Excel и 1С'],
  ['1С:Бухгалтерия 3.0, Excel, SQL', '1С:Бухгалтерия, Excel и SQL'],
  ['1С:Предприятие 8.2/8.3, Excel', '1С:Предприятие и Excel'],
])('the version of 1С silences nothing: %j', (list, skills) => expect(skillsTold(list)).toBe(known(skills)));

it.each([
  ['Data Analyst, SQL, Python', known('SQL и Python')],
  ['Scrum Master, Python developer, SQL', `${known('Python и SQL')} Кроме этого — Scrum.`],
  ['Affinity Designer, SQL Developer', 'основные навыки: Affinity Designer и SQL Developer.'],
])('an English post is no skill: %j', (list, told) => expect(skillsTold(list)).toBe(told));

it('an employer’s name proves no skill', () => {
  const resumeText = `Вера Лугова

Опыт работы
2019 — 2024
ООО «ВЭД Партнёр»
Офис-менеджер
- Встречала гостей

Навыки
Excel, Word`;
  const form = letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Менеджер' });
  const trade = { ...vacancy, title: 'Менеджер', tags: ['ВЭД', 'Таможенное оформление', 'Excel'] };
  expect(letterByRules(form, trade)).toContain('нужно для этой работы, знаю Excel.');
});

it.each([
  ['Excel', 'знаю Excel.'],
  ['Excel, категория D', 'знаю Excel; есть категория D.'],
  [
    'Категория D, карта водителя, личный автомобиль',
    'у меня есть категория D, карта водителя и личный автомобиль.',
  ],
  ['Битрикс24, Диадок, свой автомобиль, ДОПОГ', 'знаю Битрикс24 и Диадок; есть свой автомобиль и ДОПОГ.'],
])('a permit or a car is what one has: %j', (list, told) => {
  const tags = [
    'Excel',
    'Битрикс24',
    'Диадок',
    'Категория D',
    'Карта водителя',
    'Личный автомобиль',
    'ДОПОГ',
  ];
  const resumeText = `Вера Лугова\nВодитель\n\nНавыки\n${list}`;
  const letterOf = (variant: number) =>
    letterByRules(letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Водитель', variant }), {
      ...vacancy,
      title: 'Водитель',
      tags,
    }).replaceAll('\u00a0', ' ');
  expect(letterOf(0)).toContain(`нужно для этой работы, ${told}`);
  expect(letterOf(2).includes('навык')).toBe(list === 'Excel');
});

it.each(['Навыки\nПрава категории B, C', 'О себе\nПрава категории B, C'])(
  'of categories of a licence that which is asked for is told: %j',
  (lines) => {
    const position = 'Водитель категории C';
    const form = letterForm.parse({
      resumeText: `Пётр Лугов\nВодитель\n\n${lines}`,
      companyName: 'Вектор',
      position,
      language: 'ru',
    });
    const letter = letterByRules(form, { title: position, company: 'Вектор', tags: [], description: '' });
    expect(letter.replaceAll('\u00a0', ' ')).toContain('права категории C');
  },
);
