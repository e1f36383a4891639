/** pdf.js's own serialised editor; what stands in it beyond this is its own business. */
export interface Mark extends Record<string, unknown> {
  annotationType: number;
  /** From 0. */
  pageIndex: number;
  /** In points, from the page's lower left: left, bottom, right, top. */
  rect: [number, number, number, number];
}

export const isMark = (value: unknown): value is Mark => {
  const { annotationType, pageIndex, rect } = (value ?? {}) as Partial<Mark>;
  return Number.isInteger(annotationType) && Number.isInteger(pageIndex) && Array.isArray(rect);
};

/** Hundredths of a point are nothing that anybody could see, and a drawing is a third of the size with them. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** As JSON holds it: typed arrays as lists, what is no number (the beginning of a line) as null. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? rounded(value) : null;
  if (ArrayBuffer.isView(value)) return [...(value as Float32Array)].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, plain(one)]),
  );
}

/** Of the moment, or of the open document: not of the mark. */
const passing = ['id', 'isCopy', 'isClone', 'structTreeParentId', 'popupRef', 'annotationElementId'];

function plainMark(mark: Mark): Mark {
  const kept = Object.entries(mark).filter(([name]) => !passing.includes(name));
  return plain(Object.fromEntries(kept)) as Mark;
}

const textOf = (mark: Mark) => JSON.stringify(mark);

/** Marks as they are stored, in an order that drawing a page does not change. */
export const plainMarks = (marks: readonly Mark[]): Mark[] =>
  marks
    .map(plainMark)
    .map((mark) => [mark, textOf(mark)] as const)
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([mark]) => mark);

export const areSame = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Another tab's marks with what was made and taken away here since both had the same. */
export function merged(before: readonly Mark[], here: readonly Mark[], there: readonly Mark[]): Mark[] {
  const [wasThere, isHere, isThere] = [before, here, there].map((marks) => new Set(marks.map(textOf)));
  const kept = there.filter((mark) => isHere?.has(textOf(mark)) || !wasThere?.has(textOf(mark)));
  const made = here.filter((mark) => !wasThere?.has(textOf(mark)) && !isThere?.has(textOf(mark)));
  return plainMarks([...kept, ...made]);
}
