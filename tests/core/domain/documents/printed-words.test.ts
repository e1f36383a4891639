import { expect, it } from 'vitest';
import { keepsHyphen } from '#core/domain/documents/printed-words.ts';

it.each([
  ['собрал веб-', true],
  ['Нью-', true],
  ['отдел (бизнес-', true],
  ['информаци-', false],
  // It only ends like «во-».
  ['слово-', false],
])('«%s» at the end of a line keeps its hyphen: %s', (words, expected) =>
  expect(keepsHyphen.test(words)).toBe(expected),
);
