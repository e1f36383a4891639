import { expect, it } from 'vitest';
import { adviseOnPersonalData } from '#core/domain/writer/advice/personal-data.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

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
