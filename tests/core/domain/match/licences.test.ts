import { expect, test } from 'vitest';
import { isOfLicences, withLicences } from '#core/domain/match/licences.ts';
import { collectConcepts } from '#core/domain/match/seeker/seeker-concepts.ts';
import { readAsks } from '#core/domain/match/vacancy/asks.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

test.each([
  ['Водитель категории В', 'Водитель категории B'],
  ['Права категории «В» и «С»', 'Права категории B и права категории C'],
  ['Водительское удостоверение В, С1', 'Водительское права категории B, права категории C1'],
  ['В/у, кат. ВС', 'В/у, права категории B, права категории C'],
  ['Водительские права: B, C', 'Водительские права категории B, права категории C'],
  [
    'Водительское удостоверение (категория В) - желательно',
    'Водительское удостоверение (права категории B) - желательно',
  ],
  ['Права (категории «В» и С)', 'Права (права категории B и права категории C)'],
  ['Водитель кат.С', 'Водитель категории C'],
  ['Права кат.В', 'Права категории B'],
  [
    'Наличие в\\у категории В.С (обязательно!)',
    'Наличие в\\у права категории B.права категории C (обязательно!)',
  ],
  ['ВУ категории В', 'ВУ права категории B'],
  ['Наличие прав В, С', 'Наличие права категории B, права категории C'],
  // Prepositions, and the categories of others.
  ['Права категории В. С опытом', 'Права категории B. С опытом'],
  ['Защита прав в суде', 'Защита прав в суде'],
  ['Водитель категории с опытом', 'Водитель категории с опытом'],
  ['Водитель. Работа в категории Стройматериалы', 'Водитель. Работа в категории Стройматериалы'],
  ['Ведение клиентов категории В', 'Ведение клиентов категории В'],
])('«%s» is «%s»', (text, spelled) => expect(withLicences(text)).toBe(spelled));

test.each([
  ['Наличие категории B', true],
  ['Водитель', true],
  ['Клиенты категории B', false],
  ['Руководитель', false],
])('«%s» speaks of licences: %s', (text, expected) => expect(isOfLicences(text)).toBe(expected));

const licences = (text: string, isListItem = false) => ({
  asked: readAsks({ title: '', tags: isListItem ? [text] : [], description: isListItem ? '' : text }).map(
    ({ concepts }) => concepts.join('/'),
  ),
  brought: collectConcepts([{ text, isListItem, strength: 1 }])
    .filter(({ impliedBy }) => impliedBy === null)
    .map(({ id }) => id),
});

test.each([
  ['Водительское удостоверение категории В, С, Е', ['license-b', 'license-c', 'license-e']],
  ['Права кат. В, С', ['license-b', 'license-c']],
  ['Наличие прав категории B', ['license-b']],
  ['Наличие в\\у категории В.С (обязательно!)', ['license-b', 'license-c']],
])('«%s» is the same of a vacancy and of a person', (text, ids) => {
  expect(licences(text)).toEqual({ asked: ids, brought: ids });
  expect(licences(text, true)).toEqual({ asked: ids, brought: ids });
});

test('a letter of a licence is no language of programming', () => {
  const ids = ['license-b', 'license-c', 'license-e'];
  expect(licences('категории B, C, E', true)).toEqual({ asked: ids, brought: ids });
});

test('of two categories either may do', () =>
  expect(licences('Права категории В или С').asked).toEqual(['license-b/license-c']));

test('what is welcome behind a bracket is no must', () =>
  expect(
    readAsks({
      title: '',
      tags: [],
      description: 'Водительское удостоверение (категория В) - желательно, личный автомобиль',
    }).find(({ concepts }) => concepts.includes('driving-licence'))?.isMust,
  ).toBe(false));

test('nor does a list of skills part it from its licence', () =>
  expect(
    extractResumeFacts('Иван Примеров\nВодитель\n\nНавыки\nПрава категории B, C, E; Excel').listedSkills,
  ).toEqual(['Права категории B, C, E', 'Excel']));
