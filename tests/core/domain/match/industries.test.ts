import { expect, test } from 'vitest';
import { industriesIn, isIndustry } from '#core/domain/match/seeker/industries.ts';

test.each([
  ['Сбербанк, ведущий аналитик', '43'],
  ['Разработка кредитного конвейера в банке', '43'],
  ['Банк «Северный залив», операционист', '43'],
  ['Кассир в супермаркете «Лента»', '41'],
  ['Медсестра, городская клиника № 3', '48'],
  ['Медсестра в клинике «Здоровье»', '48'],
  ['Инженер ПТО, строительная компания', '13'],
  ['Водитель, транспортная компания «Путь»', '5'],
  ['Программист на машиностроительном заводе', '33'],
])('%s', (line, id) => {
  expect(industriesIn([line])).toEqual([id]);
});

test.each([
  'Работа с банк-клиентом, сверка по банку',
  'Касса, банк, клиент-банк',
  'Вёл таблицы в Excel',
  'Школьные годы',
  'Платформа для обмена',
])('none in: %s', (line) => expect(industriesIn([line])).toEqual([]));

test('the one of most lines is the first', () => {
  expect(industriesIn(['сеть магазинов', 'в клинике', 'розничная сеть'])).toEqual(['41', '48']);
});

test('each is an industry of the site', () => {
  const all = industriesIn(['автосалон, ресторан, министерство, шахта, жкх, saas, театр, лесопилка']);
  expect(all.length).toBe(8);
  expect(all.every(isIndustry)).toBe(true);
});
