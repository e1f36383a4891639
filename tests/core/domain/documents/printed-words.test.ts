import { expect, it } from 'vitest';
import {
  jobSiteFooter,
  keepsHyphen,
  labelStart,
  openEnd,
  pageNumber,
  restOfPeriod,
} from '#core/domain/documents/printed-words.ts';

it.each([
  ['собрал веб-', true],
  ['Нью-', true],
  ['отдел (бизнес-', true],
  ['для ML-', true],
  ['курс «онлайн-', true],
  ['фул-', true],
  ['фулл-', true],
  ['back-', true],
  ['по-', true],
  ['информаци-', false],
  ['database-', false],
  // It only ends like «во-».
  ['слово-', false],
  ['веб-сайт', false],
])('«%s» at the end of a line keeps its hyphen: %s', (words, expected) =>
  expect(keepsHyphen.test(words)).toBe(expected),
);

it.each([
  ['Вела учёт,', true],
  ['работа с «', true],
  ['SQL &', true],
  ['сервисы на', true],
  ['На', true],
  ['services for', true],
  ['—', true],
  ['Вела учёт.', false],
  ['собрала кран', false],
  ['с нами Ира', false],
  ['на складе', false],
])('after «%s» a line goes on: %s', (words, expected) => expect(openEnd.test(words)).toBe(expected));

it.each([
  ['Стек: Python', true],
  ['Стек:', true],
  ['Ключевые навыки: Excel', true],
  ['Soft-навыки: внимание', true],
  ['стек: Python', false],
  ['Стек:Python', false],
  ['Он: Python', false],
  ['Ключевые Навыки: Excel', false],
  ['Мои ключевые навыки: Excel', false],
  ['12:30 — встреча', false],
  ['Я 25: Python', false],
])('«%s» begins with a label: %s', (words, expected) => expect(labelStart.test(words)).toBe(expected));

it.each([
  ['2', true],
  ['— 2 —', true],
  ['–12', true],
  ['Страница 2 из 3', true],
  ['стр. 2', true],
  ['стр 2', true],
  ['Page 1 of 2', true],
  ['Лист 1', true],
  ['1 / 4', true],
  ['1/4', true],
  ['2019', false],
  ['Страница', false],
  ['12 лет', false],
  ['дом 2', false],
  ['1 из', false],
])('«%s» is a number of a page: %s', (words, expected) => expect(pageNumber.test(words)).toBe(expected));

it.each([
  ['Лугова Вера • Резюме обновлено 5 марта 2024 в 12:00', true],
  ['Резюме обновлено 5 марта 2024', true],
  ['Vera Lugova | Resume updated 5 March 2024', true],
  ['Моё резюме обновлено 5 марта', false],
  ['Резюме обновленоо', false],
])('«%s» is a job site’s footer: %s', (words, expected) => expect(jobSiteFooter.test(words)).toBe(expected));

it.each([
  ['— март 2021', true],
  ['по настоящее время', true],
  ['настоящее время', true],
  ['н.в.', true],
  ['н. в.', true],
  ['Present', true],
  ['now', true],
  ['2 года 3 месяца', true],
  ['7 лет', true],
  ['10 мес.', true],
  ['3 yrs', true],
  ['5 mos', true],
  ['товаровед', false],
  ['с настоящее', false],
  ['2 товароведа', false],
])('«%s» goes on with a period: %s', (words, expected) => expect(restOfPeriod.test(words)).toBe(expected));
