/** pdf.js's own serialised editor; what stands in it beyond this is its own business. */
export interface Annotation extends Record<string, unknown> {
  annotationType: number;
  /** From 0. */
  pageIndex: number;
  /** In points, from the page's lower left: left, bottom, right, top. */
  rect: [number, number, number, number];
}

export const isAnnotation = (value: unknown): value is Annotation => {
  const { annotationType, pageIndex, rect } = (value ?? {}) as Partial<Annotation>;
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

/** Of the moment, or of the open document: not of the annotation. */
const passing = ['id', 'isCopy', 'isClone', 'structTreeParentId', 'popupRef', 'annotationElementId'];

function plainAnnotation(annotation: Annotation): Annotation {
  const kept = Object.entries(annotation).filter(([name]) => !passing.includes(name));
  return plain(Object.fromEntries(kept)) as Annotation;
}

const textOf = (annotation: Annotation) => JSON.stringify(annotation);

/** Annotations as they are stored, in an order that drawing a page does not change. */
export const plainAnnotations = (annotations: readonly Annotation[]): Annotation[] =>
  annotations
    .map(plainAnnotation)
    .map((annotation) => [annotation, textOf(annotation)] as const)
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([annotation]) => annotation);

export const areSame = (one: readonly Annotation[], other: readonly Annotation[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Another tab's annotations with what was made and taken away here since both had the same. */
export function merged(
  before: readonly Annotation[],
  here: readonly Annotation[],
  there: readonly Annotation[],
): Annotation[] {
  const [wasThere, isHere, isThere] = [before, here, there].map(
    (annotations) => new Set(annotations.map(textOf)),
  );
  const kept = there.filter(
    (annotation) => isHere?.has(textOf(annotation)) || !wasThere?.has(textOf(annotation)),
  );
  const made = here.filter(
    (annotation) => !wasThere?.has(textOf(annotation)) && !isThere?.has(textOf(annotation)),
  );
  return plainAnnotations([...kept, ...made]);
}
