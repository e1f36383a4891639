import { describe, expect, it } from 'vitest';
import { isSpellingAt, searchWords, spellingsOf, wholeSpellingsOf } from '#core/domain/text/search-words.ts';
import { nameWords, piecesOf } from '#core/domain/text/searchable.ts';

describe('what a text asks for (docs/rules.md#text-match)', () => {
  it.each(['работа', 'работу', 'вакансия', 'вакансии', 'вакансий', 'ищу', 'требуется', 'требуются'])(
    '«%s» says only that a vacancy is looked for',
    (word) => {
      expect(searchWords(`${word} повар`)).toEqual(['повар']);
      expect(searchWords(word)).toEqual([word]);
    },
  );

  it.each([...'в во на по с со из от до для и или и/или к ко о об у при за под'.split(' ')])(
    '«%s» joins words',
    (joint) => {
      expect(searchWords(`повар ${joint} кухне`)).toEqual(['повар', 'кухне']);
      expect(searchWords(`повар ${joint}`)).toEqual(['повар', joint]);
    },
  );

  it.each(['без', 'не', 'над', 'про', 'а', 'но', 'ищем', 'работе', 'вакансиям'])(
    '«%s» stays where it stands',
    (word) => expect(searchWords(`повар ${word} кухня`)).toEqual(['повар', word, 'кухня']),
  );

  it.each([
    // The letters of categories, beside what names them or beside each other.
    ['кат. в и с вахта', ['кат', 'в', 'с', 'вахта']],
    ['кат. в или с вахта', ['кат', 'в', 'с', 'вахта']],
    ['водитель кат.в, с вахта', ['водитель', 'кат.в', 'с', 'вахта']],
    ['категория в вахта', ['категория', 'в', 'вахта']],
    ['категории с вахта', ['категории', 'с', 'вахта']],
    ['водитель а с вахта', ['водитель', 'а', 'с', 'вахта']],
    ['водитель d с вахта', ['водитель', 'd', 'с', 'вахта']],
    ['водитель м с вахта', ['водитель', 'м', 'с', 'вахта']],
    ['водитель е с вахта', ['водитель', 'е', 'с', 'вахта']],
    ['водитель д с вахта', ['водитель', 'д', 'с', 'вахта']],
    ['водитель в с е вахта', ['водитель', 'в', 'с', 'е', 'вахта']],
    ['водитель ж с вахта', ['водитель', 'ж', 'вахта']],
    ['катер в аренду', ['катер', 'аренду']],
    ['каток с прокатом', ['каток', 'прокатом']],
    ['скат в вахта', ['скат', 'вахта']],
    // Of what stays in one piece, and what does not.
    ['вакансии.рф повар', ['вакансии.рф', 'повар']],
    ['повар-работа', ['повар']],
    ['c-level', ['c-level']],
    ['а-б', ['а-б']],
    ['«24/7»', ['24/7']],
    ['мать-и-мачеха', ['мать-и-мачеха']],
    ['комсомольск-на-амуре', ['комсомольск', 'амуре']],
  ])('«%s» asks for %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it.each([
    // Each version of the program, and what is none.
    ['1 с 7.7', ['1с', '7.7']],
    ['1 с 8.0', ['1с', '8.0']],
    ['1 с 8.1', ['1с', '8.1']],
    ['1 с 8.2', ['1с', '8.2']],
    ['1 c 8.3', ['1c', '8.3']],
    ['1 с 8.4', ['1', '8.4']],
    ['1 с 8.30', ['1', '8.30']],
    ['1 с 8.3-17.00', ['1', '8.3-17.00']],
    ['1 с 7.8', ['1', '7.8']],
    ['1 с 8.3 до 17', ['1', '8.3', '17']],
    // What somebody is taken with, by each ending of it.
    ['1 с опытом', ['1', 'опытом']],
    ['1 с днем', ['1', 'днем']],
    ['1 с работой', ['1', 'работой']],
    ['1 с семьей', ['1', 'семьей']],
    ['1 с дверью', ['1', 'дверью']],
    ['1 с правами', ['1', 'правами']],
    ['1 с обязанностями', ['1', 'обязанностями']],
    ['1 с новыми', ['1', 'новыми']],
    ['1 с большими', ['1', 'большими']],
    ['1 с новым', ['1', 'новым']],
    ['1 с хорошим', ['1', 'хорошим']],
    ['1 с бухгалтер', ['1с', 'бухгалтер']],
    ['1 с омск', ['1с', 'омск']],
    ['11 с бухгалтер', ['11', 'бухгалтер']],
  ])('«%s» asks for %j: the program or a number', (text, words) => expect(searchWords(text)).toEqual(words));

  it.each([
    ['front end', 'frontend'],
    ['front-end', 'frontend'],
    ['фронт енд', 'фронтенд'],
    ['фронт-энд', 'фронтэнд'],
    ['back end', 'backend'],
    ['back-end', 'backend'],
    ['бэк енд', 'бэкенд'],
    ['бэк-энд', 'бэкэнд'],
    ['бек енд', 'бекенд'],
    ['бек-энд', 'бекэнд'],
    ['full stack', 'fullstack'],
    ['full-stack', 'fullstack'],
    ['фул стек', 'фулстек'],
    ['фул-стэк', 'фулстэк'],
    ['фулл стек', 'фуллстек'],
    ['фулл-стэк', 'фуллстэк'],
    ['«front end»', 'front'],
    ['front енд', 'front'],
    ['фронт end', 'фронт'],
    ['back stack', 'back'],
    ['front ender', 'front'],
  ])('of «%s» the first word is «%s»', (text, word) => expect(searchWords(text)[0]).toBe(word));

  it.each([
    ['full-stack-разработчик', ['fullstack', 'разработчик']],
    ['full stack, вахта', ['fullstack', 'вахта']],
    ['front-ender', ['front', 'ender']],
    ['superfront end', ['superfront', 'end']],
  ])('of «%s» the words are %j', (text, words) => expect(searchWords(text)).toEqual(words));
});

describe('other ways to write a word', () => {
  it.each([
    ['1c', '1с'],
    ['c#', 'с#'],
    ['c++', 'с++'],
  ])('«%s» and «%s» wherever they stand', (latin, cyrillic) => {
    expect(spellingsOf(latin)).toEqual([latin, cyrillic]);
    expect(spellingsOf(cyrillic)).toEqual([latin, cyrillic]);
  });

  it.each([
    ['1c 1с 1_c 1_с 1-c 1-с'],
    ['it ит айти'],
    ['web веб'],
    ['smm смм'],
    ['seo сео'],
    ['devops девопс'],
    ['call колл'],
    ['hr эйчар'],
    ['pr пиар'],
    [
      'backend бэкенд бэкэнд бекенд бекэнд back-end бэк-енд бэк-энд бек-енд бек-энд back_end бэк_енд бэк_энд бек_енд бек_энд',
    ],
    [
      'fullstack фулстек фулстэк фуллстек фуллстэк full-stack фул-стек фул-стэк фулл-стек фулл-стэк full_stack фул_стек фул_стэк фулл_стек фулл_стэк',
    ],
  ])('all of «%s» are one word where they stand whole', (list) => {
    const ways = list.split(' ').map((way) => way.replace('_', ' '));
    for (const way of ways)
      expect([way, [...wholeSpellingsOf(way), way].sort()]).toEqual([way, ways.toSorted()]);
  });

  it.each('аa вb сc еe нh кk мm оo рp тt хx уy'.split(' ').map((pair) => [...pair]))(
    'nobody sees which of «%s» and «%s» it is',
    (cyrillic = '', latin = '') => {
      expect(wholeSpellingsOf(`${cyrillic}${cyrillic}${cyrillic}`)).toEqual([`${latin}${latin}${latin}`]);
      expect(wholeSpellingsOf(`${latin}${latin}${latin}`)).toEqual([`${cyrillic}${cyrillic}${cyrillic}`]);
    },
  );

  it.each(['cto', 'сто', 'ceo', 'cmo', 'смо', 'cpo', 'сро', 'аааа', 'ж', 'абв', 'he', 'ko', 'bo', 'co', 'k'])(
    '«%s» is written in no other way',
    (word) => expect(wholeSpellingsOf(word)).toEqual([]),
  );
});

it.each([
  // The text, where the spelling stands, and whether it is the program.
  ['бухгалтер 1 с', 10, true],
  ['1 с бухгалтер', 0, true],
  ['программист 1 с 8.3', 12, true],
  ['программист (1 с), 8.3', 13, true],
  ['смена 1 с 9 до 21', 6, false],
  ['смена 1 с «9» утра', 6, false],
  ['слесарь 1 с опытом', 8, false],
  ['слесарь 1 с опытом, вахта', 8, false],
  ['график 2/1 с', 9, false],
  ['график 2-1 с', 9, false],
  ['график 2:1 с', 9, false],
  ['цена 2,1 с', 7, false],
  ['цена 2.1 с', 7, false],
  ['офис 2 1 с', 7, false],
  ['офис 21 с', 6, false],
  ['школа №1 с', 7, false],
  ['школа № 1 с', 8, false],
])('of «%s» at %i «1 с» is the program: %s', (text, at, expected) =>
  expect(isSpellingAt(text, '1 с', at)).toBe(expected),
);

it('what holds no space is itself wherever it stands', () =>
  expect(isSpellingAt('смена №1с 9 до 21', '1с', 7)).toBe(true));

it.each([
  ['Рога и копыта', ['рога', 'и', 'копыта']],
  ['Работа.ру', ['работа', 'ру']],
  ['Ё-мобиль', ['е', 'мобиль']],
  ['.NET, C++ и C#', ['.net', 'c++', 'и', 'c#']],
  ['asp.net', ['asp', 'net']],
  ['.5', ['5']],
  ['Да да', ['да']],
  ['— —', ['—']],
  ['', []],
])('a name «%s» holds the words %j', (text, words) => expect(nameWords(text)).toEqual(words));

it('pieces stand between spaces', () => expect(piecesOf('  Ёж,  ёж ')).toEqual(['еж,', 'еж']));
