import { describe, expect, it } from 'vitest';
import { collapse, fold, wholeWords } from '#core/domain/text/words.ts';

describe('fold (docs/rules.md#level-lookalikes)', () => {
  it.each([
    ['Стажёр', 'стажер'],
    ['Sеnior', 'senior'],
    ['QА-инженер', 'qa-инженер'],
    ['1С', '1с'],
    ['Программист С++', 'программист с++'],
    ['cтарший', 'старший'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));
});

it('whole words end where letters end, Cyrillic ones too', () => {
  const pattern = wholeWords('go', 'пром');
  for (const text of ['go', 'go/java', '«пром»', 'на go.'])
    expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['google', 'mongo', 'промо', 'go1'])
    expect([text, pattern.test(text)]).toEqual([text, false]);
});

it('collapse trims and folds white space of every kind', () =>
  expect(collapse(' a\u00a0\n b\t\tc ')).toBe('a b c'));
