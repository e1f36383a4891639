import { expect, it } from 'vitest';
import { adjectiveEndings, nounEndings } from '#core/domain/text/case-endings.ts';

const isWhole = (stem: string, endings: string, word: string): boolean =>
  new RegExp(`^${stem}${endings}$`, 'u').test(word);

it.each(['', 'а', 'у', 'ом', 'е', 'ы', 'ов', 'ам', 'ами', 'ах'])('a noun may end in «%s»', (ending) =>
  expect(isWhole('стажер', nounEndings, `стажер${ending}`)).toBe(true),
);

it.each(['о', 'ик', 'ский', 'амин'])('a noun does not end in «%s»', (ending) =>
  expect(isWhole('стажер', nounEndings, `стажер${ending}`)).toBe(false),
);

it.each('ый ий ого его ому ему ым им ом ем ая яя ой ей ую юю ое ее ые ие ых их ыми ими'.split(' '))(
  'an adjective may end in «%s»',
  (ending) => expect(isWhole('син', adjectiveEndings, `син${ending}`)).toBe(true),
);

it.each(['', 'ы', 'ость', 'о'])('an adjective does not end in «%s»', (ending) =>
  expect(isWhole('син', adjectiveEndings, `син${ending}`)).toBe(false),
);
