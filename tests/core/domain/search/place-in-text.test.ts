import { expect, it } from 'vitest';
import { placeInText } from '#core/domain/search/place-in-text.ts';

const locations = [
  'Москва',
  'Казань',
  'Новгород',
  'Нижний Новгород',
  'Ростов-на-Дону',
  'Санкт-Петербург',
  'Орёл',
  'Ёлкино',
  'Химки (Московская область)',
].map((name) => ({ name }));

it.each([
  ['продавец москва', 'Москва', 'продавец'],
  ['Продавец в Москве', 'Москва', 'продавец'],
  ['работа в г. казани, python', 'Казань', 'работа python'],
  ['c++ (Москва)', 'Москва', 'c++'],
  ['аналитик нижнем новгороде', 'Нижний Новгород', 'аналитик'],
  ['ростов на дону ml-инженер', 'Ростов-на-Дону', 'ml-инженер'],
  ['санкт-петербурге .net', 'Санкт-Петербург', '.net'],
  ['повар спб', 'Санкт-Петербург', 'повар'],
  ['в питере', 'Санкт-Петербург', ''],
  ['мск курьер', 'Москва', 'курьер'],
  ['ОРЕЛ', 'Орёл', ''],
  ['швея елкино', 'Ёлкино', 'швея'],
])('«%s» names %s and asks for «%s» (docs/rules.md#count-place)', (text, location, q) =>
  expect(placeInText(text, locations)).toEqual({ location, q }),
);

it('names none where no place is, or a part of its name alone', () => {
  for (const text of ['', 'продавец', 'московский', 'ростов', 'химки', '- ()', 'продавец в'])
    expect(placeInText(text, locations)).toBeNull();
});
