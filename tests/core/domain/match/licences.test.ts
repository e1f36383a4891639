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

test.each([
  // Each way to name them before their letters.
  ['Водитель, категорий В и С', 'Водитель, права категории B и права категории C'],
  ['Водитель, КАТЕГОРИЯ В', 'Водитель, права категории B'],
  ['Водитель, Кат. В', 'Водитель, права категории B'],
  ['Водитель, кат В', 'Водитель, права категории B'],
  ['Водитель, КАТ. В', 'Водитель, права категории B'],
  ['Водитель, КАТ.В', 'Водитель, права категории B'],
  ['Права: В', 'права категории B'],
  ['ПРАВА В', 'права категории B'],
  ['Прав В', 'права категории B'],
  ['Удостоверение В', 'права категории B'],
  ['Удостоверения В', 'права категории B'],
  ['УДОСТОВЕРЕНИЕ В', 'права категории B'],
  ['УДОСТОВЕРЕНИЯ В', 'права категории B'],
  ['Права — В', 'права категории B'],
  ['Права – В', 'права категории B'],
  ['Права - В', 'права категории B'],
  // Each letter in each alphabet.
  ...[...'АAВBСCДDЕEМMBBEE'.matchAll(/(.)(.)/gu)].map(
    ([, written, latin]) => [`Права ${written}`, `права категории ${latin}`] as [string, string],
  ),
  ['Права С1Е', 'права категории C1, права категории E'],
  ['Права b', 'права категории b'],
  // What stands between them.
  ['Права В,С', 'права категории B,права категории C'],
  ['Права В/С', 'права категории B/права категории C'],
  ['Права В+С', 'права категории B+права категории C'],
  ['Права В-С', 'права категории B-права категории C'],
  ['Права В и С', 'права категории B и права категории C'],
  ['Права В или С', 'права категории B или права категории C'],
  ['Права В либо С', 'права категории B либо права категории C'],
  ['Права В, и С', 'права категории B, и права категории C'],
  ['Права В С', 'права категории B права категории C'],
  ['Права "В", “С”', 'права категории B, права категории C'],
  ['Права (В)', 'права категории B'],
  // And what is none.
  ['Права Вася', 'Права Вася'],
  ['Права ВФ', 'Права ВФ'],
  ['Права В2', 'Права В2'],
  ['Управа В', 'Управа В'],
  ['Права в срок', 'Права в срок'],
  ['Права G', 'Права G'],
  ['Права В. С опытом', 'права категории B. С опытом'],
])('the categories of «%s» are «%s»', (text, spelled) => expect(withLicences(text)).toBe(spelled));

test.each([
  ...'право|прав|правам|водит|вождение|удостоверение|ВУ|в/у|в\\у|driver|driving|license|licence'
    .split('|')
    .map((word) => [`Опыт, ${word} нужен`, word !== 'право'] as [string, boolean]),
  ['Права', true],
  ['Правами', true],
  ['Правам', true],
  ['Правый', false],
  ['Вуз', false],
  ['Кат. B', true],
  ['Категория B', true],
  ['— категория B', true],
  ['Наличие категории B', true],
  ['Открытая категория B', true],
  ['Действующая категория B', true],
  ['Закрытая категория B', false],
  ['Катер', false],
  ['Каталог', false],
])('«%s» speaks of driving: %s', (text, expected) => expect(isOfLicences(text)).toBe(expected));
