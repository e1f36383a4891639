import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMark, type Mark, merged, plainMarks } from '../../frontend/src/lib/pdf-viewer/marks.ts';

const mark = (value: string, pageIndex = 0): Mark => ({
  annotationType: 3,
  pageIndex,
  rect: [1, 2, 3, 4],
  value,
});

describe('a mark as it is stored', () => {
  test('holds lists for typed arrays, hundredths of a point, and null where a line begins', () => {
    const ink = {
      ...mark('', 1),
      annotationType: 15,
      rect: [1.005_01, 2.123_456, 3, 4],
      paths: { lines: [Float32Array.of(Number.NaN, 0.333_333)], points: [new Float32Array(2)] },
    } as unknown as Mark;
    const [stored] = plainMarks([ink]);
    expect(stored).toMatchObject({
      rect: [1.01, 2.12, 3, 4],
      paths: { lines: [[null, 0.33]], points: [[0, 0]] },
    });
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });

  test('leaves out what belongs to the open document', () => {
    const [stored] = plainMarks([
      { ...mark('a'), id: undefined, isCopy: true, structTreeParentId: 'x', popupRef: '' },
    ]);
    expect(stored).toEqual(mark('a'));
  });

  test('stands in an order that does not tell which page was drawn first', () => {
    const [first, second, third] = [mark('a'), mark('b'), mark('a', 1)];
    expect(plainMarks([third, second, first])).toEqual([first, second, third]);
    expect(plainMarks([first, third, second])).toEqual([first, second, third]);
  });

  test('stored again, it stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2000, max: 2000, noNaN: true })), (points) => {
        const once = plainMarks([{ ...mark('a'), points }]);
        expect(plainMarks(once)).toEqual(once);
      }),
    );
  });

  test.each([null, 7, 'text', {}, { annotationType: 3 }, { annotationType: 3, pageIndex: 0 }])(
    '%j is none',
    (value) => expect(isMark(value)).toBe(false),
  );
});

describe('marks of two tabs', () => {
  const before = [mark('same'), mark('moved'), mark('gone here'), mark('gone there')];
  const here = [mark('same'), mark('moved to'), mark('gone there'), mark('new here')];
  const there = [mark('same'), mark('moved'), mark('gone here'), mark('new there')];

  test('are joined: what either has made stays, what either has taken away goes', () => {
    const values = merged(before, here, there).map(({ value }) => value);
    expect(values.toSorted()).toEqual(['moved to', 'new here', 'new there', 'same']);
  });

  test('the same one made in both stands once', () => {
    expect(merged([], [mark('a')], [mark('a')])).toEqual([mark('a')]);
  });
});
