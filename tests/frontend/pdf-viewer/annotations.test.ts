import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Annotation,
  isAnnotation,
  mergeAnnotations,
  plainAnnotations,
} from '../../../frontend/src/pdf-viewer/annotations.ts';

const annotation = (value: string, pageIndex = 0): Annotation => ({
  annotationType: 3,
  pageIndex,
  rect: [1, 2, 3, 4],
  value,
});

describe('an annotation as it is stored', () => {
  test('holds lists for typed arrays, hundredths of a point, and null where a line begins', () => {
    const ink = {
      ...annotation('', 1),
      annotationType: 15,
      rect: [1.005_01, 2.123_456, 3, 4],
      paths: { lines: [Float32Array.of(Number.NaN, 0.333_333)], points: [new Float32Array(2)] },
    } as unknown as Annotation;
    const [stored] = plainAnnotations([ink]);
    expect(stored).toMatchObject({
      rect: [1.01, 2.12, 3, 4],
      paths: { lines: [[null, 0.33]], points: [[0, 0]] },
    });
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });

  test('leaves out what belongs to the open document', () => {
    const [stored] = plainAnnotations([
      { ...annotation('a'), id: undefined, isCopy: true, structTreeParentId: 'x', popupRef: '' },
    ]);
    expect(stored).toEqual(annotation('a'));
  });

  test('stands in an order that does not tell which page was drawn first', () => {
    const [first, second, third] = [annotation('a'), annotation('b'), annotation('a', 1)];
    expect(plainAnnotations([third, second, first])).toEqual([first, second, third]);
    expect(plainAnnotations([first, third, second])).toEqual([first, second, third]);
  });

  test('stored again, it stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2000, max: 2000, noNaN: true })), (points) => {
        const once = plainAnnotations([{ ...annotation('a'), points }]);
        expect(plainAnnotations(once)).toEqual(once);
      }),
    );
  });

  test.each([null, 7, 'text', {}, { annotationType: 3 }, { annotationType: 3, pageIndex: 0 }])(
    '%j is none',
    (value) => expect(isAnnotation(value)).toBe(false),
  );
});

describe('annotations of two tabs', () => {
  const before = [annotation('same'), annotation('moved'), annotation('gone here'), annotation('gone there')];
  const local = [
    annotation('same'),
    annotation('moved to'),
    annotation('gone there'),
    annotation('new here'),
  ];
  const remote = [annotation('same'), annotation('moved'), annotation('gone here'), annotation('new there')];

  test('are joined: what either has made stays, what either has taken away goes', () => {
    const values = mergeAnnotations(before, local, remote).map(({ value }) => value);
    expect(values.toSorted()).toEqual(['moved to', 'new here', 'new there', 'same']);
  });

  test('the same one made in both stands once', () => {
    expect(mergeAnnotations([], [annotation('a')], [annotation('a')])).toEqual([annotation('a')]);
  });
});
