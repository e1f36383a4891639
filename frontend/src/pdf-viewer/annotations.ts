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
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, plain(member)]),
  );
}

/** Of the moment, or of the open document: not of the annotation. */
const transientKeys = ['id', 'isCopy', 'isClone', 'structTreeParentId', 'popupRef', 'annotationElementId'];

function plainAnnotation(annotation: Annotation): Annotation {
  const kept = Object.entries(annotation).filter(([name]) => !transientKeys.includes(name));
  return plain(Object.fromEntries(kept)) as Annotation;
}

const textOf = (annotation: Annotation) => JSON.stringify(annotation);

/** Annotations as they are stored, in an order that drawing a page does not change. */
export const plainAnnotations = (annotations: readonly Annotation[]): Annotation[] =>
  annotations
    .map(plainAnnotation)
    .map((annotation) => [annotation, textOf(annotation)] as const)
    .sort(([, left], [, right]) => (left < right ? -1 : 1))
    .map(([annotation]) => annotation);

export const areSame = (left: readonly Annotation[], right: readonly Annotation[]): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Another tab's annotations with what was made and taken away here since both had the same. */
export function mergeAnnotations(
  base: readonly Annotation[],
  local: readonly Annotation[],
  remote: readonly Annotation[],
): Annotation[] {
  const [baseTexts, localTexts, remoteTexts] = [base, local, remote].map(
    (annotations) => new Set(annotations.map(textOf)),
  );
  const kept = remote.filter(
    (annotation) => localTexts?.has(textOf(annotation)) || !baseTexts?.has(textOf(annotation)),
  );
  const made = local.filter(
    (annotation) => !baseTexts?.has(textOf(annotation)) && !remoteTexts?.has(textOf(annotation)),
  );
  return plainAnnotations([...kept, ...made]);
}
