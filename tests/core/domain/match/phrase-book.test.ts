import { describe, expect, test } from 'vitest';
import { phraseBook } from '#core/domain/match/phrase-book.ts';
import { tokensOf } from '#core/domain/match/stems.ts';

const book = phraseBook([
  ['sql', ['SQL']],
  ['ms-sql', ['MS SQL', 'sql server']],
  ['go', ['golang', '^go']],
  ['accounting', ['1С: Бухгалтерия']],
  ['update', ['обновление 1С']],
  ['solid', ['=solid']],
]);
const found = (text: string, isListItem = false) => book.find(tokensOf(text), isListItem).map(({ id }) => id);

describe('a book of phrases', () => {
  test.each<[string, string[]]>([
    ['знание MS SQL и SQL', ['ms-sql', 'sql']],
    ['обновления 1С:Бухгалтерии', ['update', 'accounting']],
    ['sqlite', []],
    ['MS, SQL', ['sql']],
  ])('in «%s» finds %j', (text, ids) => expect(found(text)).toEqual(ids));

  test('a wording of lists counts where it is the whole of an item', () => {
    expect(found('go')).toEqual([]);
    expect(found('Go', true)).toEqual(['go']);
    expect(found('go to market', true)).toEqual([]);
  });

  test('a wording as it is does not count by its stem', () => {
    expect(found('принципы SOLID')).toEqual(['solid']);
    expect(found('solids')).toEqual([]);
  });
});
