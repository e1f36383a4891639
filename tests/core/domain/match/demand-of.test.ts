import { expect, test } from 'vitest';
import { cityOf } from '#core/domain/match/vacancy/demand-of.ts';

test.each([
  ['г. Казань', 'казань'],
  ['Город Лангепас', 'лангепас'],
  ['Лангепас', 'лангепас'],
  ['Казань, улица Баумана', 'казань'],
  ['Свердловская область', null],
  ['Remote', null],
  ['', null],
  ['Город не указан', null],
])('the city of «%s» is %s', (location, city) => expect(cityOf(location)).toBe(city));
