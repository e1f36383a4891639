import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const tags =
  'Python, SQL, Excel, 1С, Kubernetes, Terraform, Kubeflow, React, Tailwind, SAP, Vue, Go, Java, Spring, Oracle, Kafka, Figma, Photoshop, Охрана труда, Docker'.split(
    ', ',
  );
const resume = `Вера Лугова
Менеджер

Опыт работы
ООО «Альфа», менеджер
2018 — 2024
— Вела отчётность перед учредителями
`;

/** What a letter says of skills that lines below a job name; '' where it says nothing. */
function told(lines: string): string {
  const form = letterForm.parse({
    resumeText: resume + lines,
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags: [...tags], description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?:нужно для этой работы, |основн\p{L}+ навык)[^.]*/u.exec(letter)?.[0] ?? '';
}

const deeds = (line: string) =>
  examplesIn(extractResumeFacts(`${resume}— ${line}`), new Set(), 'ru', 0)?.lines ?? [];

describe('who did it is one person or many, before the verb or behind it (docs/rules.md#letter-skills-own)', () => {
  it.each([
    'Python вёл коллега',
    'Охрану труда вёл отдельный специалист',
    'Kubernetes деплоят девопсы',
    'Команда внедрила Kubeflow',
    'Terraform ведёт команда DevOps',
    'Вёрстку делали фронтендеры (React, Tailwind)',
    'Backend was written by another team in Go and Java',
    'Подрядчик внедрил SAP',
    'Фронтенд делал другой студент на Vue',
    'Разработчики использовали Java, Spring, Oracle',
    'Клиенты использовали Figma, Photoshop',
    'В команде использовали Java, Kafka, Spring',
    'Учёт в 1С вела сестра',
    'Отдел аналитики писал на Python',
    'Проводила скрининг кандидатов на знание Python и SQL',
    'Писала тексты вакансий для React-команды',
    'Провела 30 собеседований Java-разработчиков',
    'Интервью с инженерами Kafka и Docker',
    'SQL пишут наши аналитики',
    'Отчёты в Excel готовит другой отдел',
  ])('%s', (line) => expect(told(`— ${line}`)).toBe(''));

  it.each([
    ['Вела учёт в 1С, Python вёл коллега', '1С'],
    ['Python вёл коллега, SQL', 'SQL'],
    ['Разработчики использовали Java, Spring, я вела учёт в 1С', '1С'],
    ['Разработчики использовали Java, Spring, вела учёт в 1С', '1С'],
    ['Вела отдел на Python', 'Python'],
    ['Обучила сестру и коллегу работе в 1С', '1С'],
    ['Создал отдел аналитики с нуля, SQL, Python', 'SQL и Python'],
    ['Собрал команду и написал сервис на Python', 'Python'],
    ['Вместе с коллегами внедрила 1С', '1С'],
    ['Работала с командой разработки, SQL', 'SQL'],
    ['Помогала коллегам писать на Python', 'Python'],
    ['Провела интервью с клиентами, описала процессы в Excel', 'Excel'],
    ['Провела 30 собеседований, вела базу в Excel', 'Excel'],
    ['Менеджер вела базу в Excel', 'Excel'],
    ['Специалист отдела продаж, вела 1С', '1С'],
    ['Персонал обучала работе в 1С', '1С'],
    ['Материал готовила в Figma', 'Figma'],
    ['Под моим руководством команда внедрила SAP', 'SAP'],
    ['Провела 30 интервью и тестов в Figma', 'Figma'],
    ['Скрининг, собеседования, Excel, SQL', 'Excel и SQL'],
  ])('but of «%s» it knows %s', (line, skills) => expect(told(`— ${line}`)).toMatch(` ${skills}`));
});

describe('nor is it a deed of one’s own', () => {
  it.each([
    'Учёт в 1С вела сестра',
    'Ведение калькуляции: калькуляцию вела калькулятор в iiko',
    'Отдел аналитики писал на Python и сократил отчёт',
    'Внедрение SAP на заводе, внедрял подрядчик',
  ])('%s', (line) => expect(deeds(line)).not.toContain(line));

  it.each([
    'Обучила 15 коллег работе в новой программе',
    'Вела отдел из 12 человек, рост выручки на 30%',
    'Внедрила учёт, который вели коллеги из бухгалтерии',
    'Наладила работу с подрядчиками, сроки сократились на 20%',
    'Запустила сервис, им пользуются клиенты по всей стране',
    'Увеличила продажи: клиенты возвращаются чаще на 20%',
  ])('but «%s» is', (line) => expect(deeds(line)).toContain(line));
});

it.each([
  'Веду курс по Python, студенты пишут дипломы на Flask',
  'Веду 12 компаний, клиенты сдают отчёты через СБИС',
  'Тестирую API в Postman, разработчики исправляют баги',
  'Подготовка отчётов в Excel, руководители принимают решения',
  'Лечила кариес и пульпит, 12 пациентов в день',
  'Ни разу не срывала сроки сдачи отчётности',
])('a deed of now is told, whoever it serves: %s', (line) => expect(deeds(line)).toContain(line));

it.each([
  'В 2020 году был уволен по сокращению штата',
  'В 2021 году проходил лечение в стационаре',
  'Ежедневно опаздывал на работу из пригорода',
  'В 2022 году переехал в Тулу с семьёй',
  'Ни разу не сдавала отчётность сама',
  'Без единого выходного работал три года',
])('no deed, though it begins with a time: %s', (line) => expect(deeds(line)).not.toContain(line));
