import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cityNames, spelledPlace } from '#core/domain/text/cities.ts';

it.each([
  ['Орел', 'Орёл'],
  ['МОСКВА', 'Москва'],
  ['Ростов-На-Дону', 'Ростов-на-Дону'],
  ['нижний  новгород', 'Нижний Новгород'],
  ['Артем', 'Артём'],
  ['Щелково (Московская область)', 'Щёлково (Московская область)'],
  ['Берёзовка', 'Березовка'],
  ['КРАСНАЯ ПОЛЯНА', 'Красная Поляна'],
  ['КАМЕНЬ-НА-ОБИ', 'Камень-на-Оби'],
  ['Камень-На-Оби', 'Камень-на-Оби'],
  ['Пермский край', 'Пермский край'],
  ['США', 'США'],
  ['ХМАО', 'ХМАО'],
  ['ВДНХ', 'ВДНХ'],
  ['СУРГУТ (ХМАО - ЮГРА)', 'Сургут (ХМАО - Югра)'],
  ['Сургут (ЯНАО)', 'Сургут (ЯНАО)'],
  ['РСО-АЛАНИЯ', 'РСО-Алания'],
  ['ЕЛЕЦ', 'Елец'],
  ['НЬЮ-ЙОРК', 'Нью-Йорк'],
  ['КИРОВ (КИРОВСКАЯ ОБЛАСТЬ)', 'Киров (Кировская область)'],
  ['Минеральные воды', 'Минеральные Воды'],
  ['гусь-хрустальный', 'Гусь-Хрустальный'],
  ['Вышний Волочек', 'Вышний Волочёк'],
  ['Remote', 'Remote'],
  ['Город не указан', 'Город не указан'],
  ['', ''],
])('spells the place «%s» as «%s» (docs/rules.md#source-place-spelling)', (place, spelled) => {
  expect(spelledPlace(place)).toBe(spelled);
});

it('has one spelling of a town that it knows, in whatever capitals, with ё or without', () => {
  for (const name of cityNames)
    for (const spelling of [name, name.toUpperCase(), name.toLowerCase()])
      expect([spelledPlace(spelling), spelledPlace(spelling.replaceAll(/ё/giu, 'е'))]).toEqual([name, name]);
});

it('changes nothing that it has spelled', () => {
  const places = fc.array(fc.constantFrom(...'ОРЁЛорёлеAzЯ-  (1)ß'), { maxLength: 12 });
  fc.assert(
    fc.property(places, (letters) => {
      const spelled = spelledPlace(letters.join(''));
      expect(spelledPlace(spelled)).toBe(spelled);
    }),
  );
});
