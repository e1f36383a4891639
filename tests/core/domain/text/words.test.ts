import { describe, expect, it } from 'vitest';
import { searchWords, spellingsOf, wholeSpellingsOf } from '#core/domain/text/search-words.ts';
import { collapse, fold, wholeWords } from '#core/domain/text/words.ts';

describe('fold (docs/rules.md#level-lookalikes)', () => {
  it.each([
    ['Стажёр', 'стажер'],
    ['Sеnior', 'senior'],
    ['Sеnіor', 'senior'],
    ['Senіor', 'senior'],
    ['QА-инженер', 'qa-инженер'],
    ['1С', '1с'],
    ['Программист С++', 'программист с++'],
    ['cтарший', 'старший'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));
});

it('each letter that looks like one of the other alphabet is folded to it, both ways', () => {
  // Between letters of one alphabet alone, so that it is clear which a word is written in.
  for (const [cyrillic, latin] of 'аa вb еe кk мm нh оo рp сc тt уy хx іi'
    .split(' ')
    .map((pair) => [...pair])) {
    expect(fold(`zz${cyrillic}zz`)).toBe(`zz${latin}zz`);
    expect(fold(`жж${latin}жж`)).toBe(`жж${cyrillic}жж`);
  }
});

it('a search asks for each of its words once, and for none where nothing is typed', () => {
  expect(searchWords(' Учёт  УЧЕТ sql ')).toEqual(['учет', 'sql']);
  expect(searchWords('  ')).toEqual([]);
});

it.each([
  ['продавец-консультант', ['продавец', 'консультант']],
  ['продавец — консультант', ['продавец', 'консультант']],
  ['«Медсестра», (санитар)', ['медсестра', 'санитар']],
  ['ui/ux, C++ и C#', ['ui', 'ux', 'c++', 'c#']],
  ['.NET node.js asp.net', ['.net', 'node', 'js', 'asp', 'net']],
  // What says nothing in parts stays whole.
  ['5/2 «а/д» 100-летний', ['5/2', 'а/д', '100-летний']],
  ['— 🙂', ['—', '🙂']],
  // What says that a vacancy is looked for, and not which one.
  ['Работа водителем', ['водителем']],
  ['требуется кассир', ['кассир']],
  ['менеджер по работе с клиентами', ['менеджер', 'работе', 'клиентами']],
  ['вакансии', ['вакансии']],
  ['ищу работу', ['ищу', 'работу']],
  ['работа в', ['работа', 'в']],
  // What joins words.
  ['менеджер по продажам', ['менеджер', 'продажам']],
  ['продавец и/или кассир', ['продавец', 'кассир']],
  ['front-end и back-end', ['frontend', 'backend']],
  ['Front End разработчик', ['frontend', 'разработчик']],
  ['full-stack, фулл стек', ['fullstack', 'фуллстек']],
  ['бэк-энд', ['бэкэнд']],
  ['end front stack', ['end', 'front', 'stack']],
  ['С нуля', ['нуля']],
  ['с', ['с']],
  ['водитель кат. с', ['водитель', 'кат', 'с']],
  ['водитель с вакансии', ['водитель', 'с']],
  // Of what a joint is a name.
  ['водитель категории с на межгород', ['водитель', 'категории', 'с', 'межгород']],
  ['водитель кат. в, с и е вахта', ['водитель', 'кат', 'в', 'с', 'е', 'вахта']],
  ['водитель с е вахта', ['водитель', 'с', 'е', 'вахта']],
  ['водитель с опытом', ['водитель', 'опытом']],
  ['водитель а в москве', ['водитель', 'а', 'в', 'москве']],
  ['повар в кафе на вахту', ['повар', 'кафе', 'вахту']],
  ['ростов-на-дону', ['ростов', 'дону']],
  ['работа,курьер', ['курьер']],
  ['менеджер/по продажам', ['менеджер', 'продажам']],
  ['1 с 8.3 программист', ['1с', '8.3', 'программист']],
  ['охрана 1 с 8 до 20', ['охрана', '1', '8', '20']],
  ['охрана 1 с 8 утра', ['охрана', '1', '8', 'утра']],
  ['удалённая работа', ['удаленная']],
  ['с водителем с', ['водителем', 'с']],
  // The program, in either alphabet.
  ['Программист 1 С', ['программист', '1с']],
  ['1 c бухгалтер', ['1c', 'бухгалтер']],
  ['1, с 2 с', ['1', '2', 'с']],
  ['слесарь 1 с опытом', ['слесарь', '1', 'опытом']],
  ['кассир 1 с 9 до 21', ['кассир', '1', '9', '21']],
  ['курьер Работа.ру', ['курьер', 'работа.ру']],
  ['работа, вакансии: повар', ['повар']],
  // A minus means nothing.
  ['слесарь -сантехник', ['слесарь', 'сантехник']],
  ['C++-разработчик - -', ['c++', 'разработчик']],
  ['-продажи', ['продажи']],
  ['— -продажи', ['продажи']],
])('«%s» asks for %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
  expect(searchWords(words.join(' '))).toEqual(words);
});

it('a joint that is a name is asked for', () => {
  expect(searchWords('инженер по от вахта')).toEqual(['инженер', 'от', 'вахта']);
  expect(searchWords('до-до пицца')).toEqual(['до', 'пицца']);
  expect(searchWords('со-инвестор')).toEqual(['со', 'инвестор']);
  expect(searchWords('специалист по-русски по продажам')).toEqual(['специалист', 'по', 'русски', 'продажам']);
});

it.each([
  ['1C', ['1c', '1с']],
  ['с++', ['c++', 'с++']],
  ['cобака', ['cобака']],
])('«%s» is written as %j', (word, ways) => expect(spellingsOf(word.toLowerCase())).toEqual(ways));

it.each([
  ['се', ['ce']],
  ['ce', ['се']],
  ['рнр', ['php']],
  ['сe', ['ce', 'се']],
  ['в', ['b']],
  ['ит', ['it', 'айти']],
  [
    'фронтенд',
    'frontend фронтэнд front-end фронт-енд фронт-энд front_end фронт_енд фронт_энд'
      .split(' ')
      .map((way) => way.replace('_', ' ')),
  ],
  ['сео', ['seo']],
  ['1с', ['1c', '1 c', '1 с', '1-c', '1-с']],
  ['сто', []],
  ['мама', []],
  ['it1', []],
])('«%s» is %j as well, where they stand whole', (word, ways) =>
  expect(wholeSpellingsOf(word)).toEqual(ways),
);

it('whole words end where letters end, Cyrillic ones too', () => {
  const pattern = wholeWords('go', 'пром');
  for (const text of ['go', 'go/java', '«пром»', 'на go.'])
    expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['google', 'mongo', 'промо', 'go1'])
    expect([text, pattern.test(text)]).toEqual([text, false]);
});

it('collapse trims and folds white space of every kind', () =>
  expect(collapse(' a\u00a0\n b\t\tc ')).toBe('a b c'));

it('a preposition is no other way to write a letter of a name', () => {
  expect(wholeSpellingsOf('c')).toEqual([]);
  expect(wholeSpellingsOf('с')).toEqual(['c']);
  expect(wholeSpellingsOf('b')).toEqual([]);
});
