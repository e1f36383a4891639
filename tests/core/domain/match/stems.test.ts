import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemOf, tokensOf } from '#core/domain/match/stems.ts';

const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);

test.each([
  ['Холодных звонков', 'холодные звонки'],
  ['учёт', 'учет'],
  ['1C', '1С'],
  ['PostgreSQL', 'postgresql'],
  ['бухгалтерия', 'бухгалтерии'],
  ['распределённых систем', 'распределённые системы'],
  ['в системе, систему, системой', 'в системах, системами, системам'],
  ['персоналом', 'персонал'],
  ['автомобилей', 'автомобиль'],
  ['порталы', 'портал'],
  ['правил', 'правилами'],
  ['охраной', 'охрана'],
])('%s is compared as %s', (word, equivalent) => expect(stems(word)).toEqual(stems(equivalent)));

const endings = {
  feminine: 'а ы е у ой ам ами ах'.split(' '),
  masculine: 'а у ом е ы ов ам ами ах'.split(' '),
  softMasculine: 'ь я ю ем е и ей ям ями ях'.split(' '),
  softFeminine: 'ь и ью ей ям ями ях'.split(' '),
  neuter: 'о а у ом е ам ами ах'.split(' '),
};

describe('all forms of a noun have one stem, though some end as verbs do', () => {
  test.each<[keyof typeof endings, string]>([
    ['feminine', 'систем схем проблем теорем охран защит подсистем микросхем киберзащит'],
    ['masculine', 'персонал портал материал терминал журнал канал потенциал филиал капитал функционал'],
    ['masculine', 'профессионал ресторан режим обмен аудит объем коллектив состав массив экран диплом орган'],
    ['masculine', 'стройматериал радиоканал товарообмен видеоэкран'],
    ['softMasculine', 'автомобил электроавтомобил'],
    ['softFeminine', 'детал запис подпис прибыл автодетал'],
    ['neuter', 'правил'],
  ])('%s: %s', (kind, nouns) => {
    for (const noun of nouns.split(' '))
      expect(endings[kind].map((ending) => stemOf(noun + ending))).toEqual(endings[kind].map(() => noun));
  });

  test.each([
    ['систематизация', 'система'],
    ['проблематика', 'проблема'],
    ['персонализация', 'персонал'],
    ['материалист', 'материал'],
    ['журналистика', 'журнал'],
    ['канализация', 'канал'],
    ['капитализация', 'капитал'],
    ['ресторатор', 'ресторан'],
    ['детализация', 'деталь'],
    ['аудитория', 'аудит'],
    ['коллективизация', 'коллектив'],
    ['охранник', 'охрана'],
    ['составление', 'состав'],
    ['защитник', 'защита'],
    ['подписка', 'подпись'],
    ['экранизация', 'экран'],
    ['дипломатия', 'диплом'],
    ['организация', 'орган'],
    ['терминология', 'терминал'],
  ])('«%s» is no form of «%s»', (word, noun) => expect(stemOf(word)).not.toBe(stemOf(noun)));
});

test.each([
  ['C++ и C#, Node.js', ['c++', 'и', 'c#', 'node', 'js']],
  ['ASP.NET Core', ['asp', 'net', 'core']],
  ['.NET', ['.net']],
  ['ии', ['ии']],
])('%s has the words %j', (text, words) => expect(stems(text)).toEqual(words));

test('a phrase does not go across the end of a sentence, a comma or a line', () => {
  const apart = (text: string) => tokensOf(text).map(({ isAfterBreak: isApart }) => isApart);
  expect(apart('React. Native, scripts\nJava')).toEqual([false, true, true, true]);
  expect(apart('1С: Бухгалтерия, CI/CD, e-mail')).toEqual([false, false, true, false, true, false]);
});

test('each token stands where it says', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lower = text.toLowerCase();
      // Letters whose lower case is longer are no words of ours.
      fc.pre(lower.length === text.length);
      for (const { word, start, end } of tokensOf(text)) expect(end - start).toBe(word.length);
    }),
  ));

test('a word that is no word of a language stays as it is', () => {
  const long = 'а'.repeat(100_000);
  expect(stemOf(long)).toBe(long);
});
