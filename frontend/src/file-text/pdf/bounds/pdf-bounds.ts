/** What one PDF may cost while its text is read; a resume takes a hundredth. pdf.js knows no end of its own. */
const most = {
  /** Of the buffers that streams are unpacked into, counted anew whenever one grows: whatever the packing, and encrypted ones too. */
  bytes: 160 * 2 ** 20,
  /** As they weigh: an entry of a table is one, an array, name or reference two, a dictionary or unpacked stream five. */
  objects: 2_000_000,
  /** Of the structure tree; each page meets those of its neighbours. */
  elements: 600_000,
  /** Bytes of the streams that objects are packed into. */
  packed: 8 * 2 ** 20,
  /** Of letters' codes. */
  mappings: 4 * 2 ** 20,
  /** Of the texts that fonts map their letters to. */
  characters: 16 * 2 ** 20,
  /** As drawn: a form may be drawn again and again. */
  letters: 2_000_000,
  /** Of all pages. Links are among them. */
  annotations: 1000,
};

export type Bounded = keyof typeof most;

/** Sent to the page once: pdf.js itself goes on past many an error. */
export interface TooLargeMessage {
  isTooLarge: true;
}

let left = { ...most };

/** For a new document. */
export function startBudget() {
  left = { ...most };
}

/** Throws where a document takes more than it may. */
export function spend(kind: Bounded, count: number) {
  // A file may say any number.
  if (!(count > 0)) return;
  const isFirst = left[kind] >= 0;
  left[kind] -= count;
  if (left[kind] >= 0) return;
  const message: TooLargeMessage = { isTooLarge: true };
  if (isFirst) globalThis.postMessage?.(message);
  throw new RangeError(`Too many ${kind}`);
}

/** The first of the list, as many as may still be had. */
export function firstOf<Item>(kind: Bounded, list: readonly Item[]): Item[] {
  const first = list.slice(0, left[kind]);
  left[kind] -= first.length;
  return first;
}
