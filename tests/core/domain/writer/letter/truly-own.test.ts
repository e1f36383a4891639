import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const tags =
  'Python, SQL, Excel, 1С, Power BI, SAP, Битрикс24, amoCRM, СБИС, Kafka, Docker, Linux, Java, Go, Rust, Jenkins, React, AutoCAD, Figma'.split(
    ', ',
  );
const resume = `Вера Лугова
Менеджер

Опыт работы
ООО «Альфа», менеджер
2018 — 2024
— Вела отчётность перед учредителями
`;

/** What a letter says of skills and permits that lines below a job name; '' where it says nothing. */
function told(lines: string, asked: readonly string[] = tags): string {
  const form = letterForm.parse({
    resumeText: resume + lines,
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags: [...asked], description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?<=нужно для этой работы, )[^.]*/u.exec(letter)?.[0] ?? '';
}

const deeds = (line: string) =>
  examplesIn(extractResumeFacts(`${resume}— ${line}`), new Set(), 'ru', 0)?.lines ?? [];

describe('a deed is told with what it went without (docs/rules.md#letter-examples)', () => {
  it.each([
    'Обслуживала до 60 покупателей в день, без жалоб',
    'Веду кассу, без недостач за 3 года',
    'Перевозил до 15 заказов в день, без единого ДТП за 5 лет',
    'Сдаю отчётность в срок, без штрафов и пеней',
    'Проводила обзвон базы, не менее 80 звонков в день',
    'Вела кассу, не допустив ни одной недостачи',
    'Провёл инвентаризацию склада: без расхождений',
    'Сдал 4 объекта в срок, без замечаний заказчика',
    'Восстановила учёт, который не вели два года',
    'Наладил склад, где учёт не вели',
    'Изучала английский язык для переговоров',
  ])('%s', (line) => expect(deeds(line)).toContain(line));

  it.each([
    'Вела склад магазина, не проводила инвентаризацию',
    'Начисление зарплаты, кадры не вела',
    'Сводила отчёты отдела, без опыта в 1С',
  ])('but not «%s»', (line) => expect(deeds(line)).not.toContain(line));
});

describe('what is sold or sought under any name ends at its comma', () => {
  it.each([
    ['— Подбираю запчасти по VIN, 1С, Excel', 'знаю 1С и Excel'],
    ['— Искала клиентов на LinkedIn, amoCRM, Excel', 'знаю amoCRM и Excel'],
    ['— Продавал окна Rehau и KBE, 1С, amoCRM', 'знаю 1С и amoCRM'],
    ['— Закупала товар по 44-ФЗ, Excel, 1С', 'знаю Excel и 1С'],
    ['— Закупаю рекламу у блогеров, Excel, Figma', 'знаю Excel и Figma'],
    ['— Продавала мебель в Битрикс24, Excel', 'знаю Excel и Битрикс24'],
  ])('%j', (lines, skills) =>
    expect(
      told(lines)
        .split(/ и |, |(?<=знаю) /u)
        .sort(),
    ).toEqual(skills.split(/ и |, |(?<=знаю) /u).sort()),
  );

  it.each([
    '— Продавала Битрикс24, AutoCAD',
    '— Нанимала инженеров Kafka, Python',
    '— Закрывала вакансии Java, Python',
    '— Руководил командой разработки (Java, Python, React)',
    '— Заказчик использовал SAP',
    '— В команде использовали Java и Kafka',
    '— Взаимодействие с разработчиками Java и Python',
    '— Занималась подбором бухгалтеров со знанием 1С и инженеров AutoCAD',
    '— Поиск юристов, бухгалтеров (1С, Excel)',
    '— Set up CI for a team, worked closely with Java and Go developers',
  ])('but %j is of others', (lines) => expect(told(lines)).toBe(''));

  it.each([
    ['— Клиенты использовали SAP, вела документы в 1С', 'знаю 1С'],
    ['— Поиск поставщиков (1С, Excel)', 'знаю 1С и Excel'],
    ['— Подбор бухгалтеров, 1С, Excel', 'знаю 1С и Excel'],
    ['— Взаимодействие с разработчиками, SQL', 'знаю SQL'],
  ])('and %j is not', (lines, skills) => expect(told(lines)).toBe(skills));
});

describe('what a firm, a contract or a wish stands beside is known', () => {
  it.each([
    ['Навыки\nИщу работу бухгалтером, 1С и Excel знаю хорошо', 'знаю 1С и Excel'],
    ['Навыки\nХочу найти стабильную работу, 1С и Excel владею уверенно', 'знаю 1С и Excel'],
    ['Навыки\nХочу перейти из продаж в аналитику, уже использую SQL и Excel', 'знаю SQL и Excel'],
    ['Навыки\nИнтересуюсь IT, Excel и SQL использую каждый день', 'знаю Excel и SQL'],
    ['— Веду 12 компаний на аутсорсе в 1С и СБИС', 'знаю 1С и СБИС'],
    ['— Бухгалтер на аутсорсе: 1С, СБИС, Excel', 'знаю 1С, СБИС и Excel'],
    ['— Отдел — 12 человек, учёт в 1С, Excel', 'знаю 1С и Excel'],
    ['— Магазин — розница, касса, 1С', 'знаю 1С'],
    ['Навыки\nВсе программы Microsoft Office кроме Access, 1С, Excel', 'знаю 1С и Excel'],
    ['— Вместо ручных таблиц внедрила Power BI, SQL', 'знаю Power BI и SQL'],
  ])('%j', (lines, skills) => expect(told(lines)).toBe(skills));

  it.each([
    'Навыки\nХочу работать с Kafka, Docker пока не использую',
    '— Учёт был на аутсорсе в 1С',
    '— Сайт на аутсорсе на Python',
    '— Компания — лидер рынка, использует SAP',
  ])('but %j is not', (lines) => expect(told(lines)).toBe(''));
});

describe('weak knowledge', () => {
  it.each([
    'Знаком с Kafka, Docker, Linux',
    'Знакома с 1С, Битрикс24',
    'Имею представление о Docker и Kafka',
    'Пробовала Docker, Kafka',
    'Сталкивалась с 1С, Битрикс24',
    'Базовый SQL, базовый Python',
    'Основы Python и SQL',
    'Немного знаю Docker, Kafka',
    'Коммуникабельность; learning Rust',
  ])('is not told: %j', (list) => expect(told(`Навыки\n${list}`)).toBe(''));

  it('nor what was not used', () =>
    expect(told('— Set up CI in Docker for all, not using Jenkins')).not.toContain('Jenkins'));

  it.each([
    ['Excel 5/5, Python 1/5', 'знаю Excel'],
    ['Хорошо знаком с 1С, Excel', 'знаю Excel'],
    ['Базовый SQL, Excel', 'знаю Excel'],
    ['Плохо знаю английский, 1С и Excel', 'знаю 1С и Excel'],
    ['Знакома с кассовой дисциплиной, 1С, Excel', 'знаю 1С и Excel'],
    ['Сталкивалась с трудными задачами, Excel', 'знаю Excel'],
  ])('but %j is known', (list, skills) => expect(told(`Навыки\n${list}`)).toBe(skills));
});

describe('a permit that is not held', () => {
  const permits = ['Права категории B', 'Личный автомобиль', 'ДОПОГ'];
  it.each([
    'Права категории B (получаю), коммуникабельность',
    'Права категории B, в процессе получения',
    'Сдаю на права категории B',
    'Водительские права категории B в процессе получения',
    'Готов получить права категории B',
    'Лишён прав категории B до 2027 года',
    'ДОПОГ просрочен',
    'У супруга права категории B и личный автомобиль',
  ])('is not told: %j', (line) => expect(told(`О себе\n${line}`, permits)).toBe(''));

  it.each([
    'Права категории B, получены в 2010',
    'Права категории B, готов получить ДОПОГ',
    'Права категории B. Готов получить ДОПОГ',
    'Права категории B, в процессе обучения на C',
  ])('but %j is held', (line) =>
    expect(told(`О себе\n${line}`, permits)).toBe('у меня есть права категории B'),
  );
});

describe('what the person is, has or went through', () => {
  it.each([
    'Перенёс операцию на сердце',
    'Вырос в многодетной семье',
    'Изучал французский язык для переезда',
  ])('%s: no deed', (line) => expect(deeds(line)).not.toContain(line));

  it.each<[string, string]>([
    ['Права категории C, лишён не был', 'права категории C'],
    ['Имею права категории B и планирую получить категорию C', 'права категории B'],
    ['Есть медкнижка, готова оформить ИП', 'медкнижка'],
  ])('%s', (line, held) =>
    expect(told(`\nО себе\n${line}\n`, ['Права категории B', 'Права категории C', 'Медкнижка'])).toContain(
      held,
    ),
  );

  it('a permit that is to be bought is not held', () =>
    expect(told('\nО себе\nГотов купить ДОПОГ\n', ['ДОПОГ'])).toBe(''));

  it('in a team one writes oneself', () =>
    expect(told('— В команде писал на Python, Docker\n')).toContain('Python'));
});
