/** Slots of single units, by the unit itself: Latin and Cyrillic letters, digits, signs. */
const letters = 2_048;
/** Slots that pairs, triples and all other units share by their hash, as a power of two. */
const hashBits = 15;
const slots = letters + (1 << hashBits);
const wordsPerStep = 256;

const hashed = (key: number) => letters + (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> (32 - hashBits));
const letterSlot = (a: number) => (a < letters ? a : hashed(a));
const bigramSlot = (a: number, b: number) => hashed((a << 16) | b);
const trigramSlot = (a: number, b: number, c: number) => hashed(Math.imul((a << 16) | b, 0x85ebca6b) + c);

/** All words, one after another, as UTF-16 units; where a word begins, with one more for the end. */
interface Units {
  units: Uint16Array;
  edges: Uint32Array;
}

/**
 * Which words may hold a text, by every one, two and three UTF-16 units in a row within a word.
 *
 * `words` holds the word numbers of all slots one after another, ascending within a slot and each once; those of slot
 * `s` stand from `starts[s]` to `ends[s]`. Between the lists are gaps where a word comes to a slot twice.
 */
export class WordGrams {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #words: Uint32Array;

  private constructor(starts: Uint32Array, ends: Uint32Array, words: Uint32Array) {
    this.#starts = starts;
    this.#ends = ends;
    this.#words = words;
  }

  /** Yields at least every millisecond or so. */
  static *of(words: readonly string[]): Generator<void, WordGrams> {
    const edges = new Uint32Array(words.length + 1);
    for (let from = 0; from < words.length; from += wordsPerStep)
      addLengths(words, from, Math.min(from + wordsPerStep, words.length), edges);
    const all: Units = { edges, units: new Uint16Array(edges[words.length] as number) };
    const starts = new Uint32Array(slots + 1);
    yield;
    for (let from = 0; from < words.length; from += wordsPerStep) {
      const to = Math.min(from + wordsPerStep, words.length);
      writeUnits(words, from, to, all);
      countSlots(all, from, to, starts);
      yield;
    }

    for (let slot = 0; slot < slots; slot++)
      starts[slot + 1] = (starts[slot + 1] as number) + (starts[slot] as number);
    const ends = starts.slice(0, slots);
    const lists = new Uint32Array(starts[slots] as number);
    yield;
    for (let from = 0; from < words.length; from += wordsPerStep) {
      fillLists(all, from, Math.min(from + wordsPerStep, words.length), starts, ends, lists);
      yield;
    }
    return new WordGrams(starts, ends, lists);
  }

  /** Whether every candidate for the text holds it. */
  isExact(text: string): boolean {
    return text.length === 1 && text.charCodeAt(0) < letters;
  }

  /** Among them is every word that holds the text, which is not empty. Ascending. */
  candidates(text: string): Uint32Array {
    let rarest = this.#slotAt(text, 0);
    for (let at = 1; at + 3 <= text.length; at++) {
      const slot = this.#slotAt(text, at);
      if (this.#sizeOf(slot) < this.#sizeOf(rarest)) rarest = slot;
    }
    return this.#words.subarray(this.#starts[rarest], this.#ends[rarest]);
  }

  #sizeOf(slot: number): number {
    return (this.#ends[slot] as number) - (this.#starts[slot] as number);
  }

  #slotAt(text: string, at: number): number {
    const a = text.charCodeAt(at);
    if (text.length === 1) return letterSlot(a);
    const b = text.charCodeAt(at + 1);
    return text.length === 2 ? bigramSlot(a, b) : trigramSlot(a, b, text.charCodeAt(at + 2));
  }
}

function addLengths(words: readonly string[], from: number, to: number, edges: Uint32Array): void {
  let end = edges[from] as number;
  for (let number = from; number < to; number++) edges[number + 1] = end += (words[number] as string).length;
}

function writeUnits(words: readonly string[], from: number, to: number, { units, edges }: Units): void {
  let end = edges[from] as number;
  for (let number = from; number < to; number++) {
    const word = words[number] as string;
    for (let at = 0; at < word.length; at++) units[end++] = word.charCodeAt(at);
  }
}

/** Each count stands one too far, so that the sums are the starts. */
function countSlots({ units, edges }: Units, from: number, to: number, counts: Uint32Array): void {
  for (let word = from; word < to; word++) {
    const end = edges[word + 1] as number;
    for (let at = edges[word] as number; at < end; at++) {
      const a = units[at] as number;
      add(counts, letterSlot(a) + 1);
      if (at + 1 === end) break;
      const b = units[at + 1] as number;
      add(counts, bigramSlot(a, b) + 1);
      if (at + 2 < end) add(counts, trigramSlot(a, b, units[at + 2] as number) + 1);
    }
  }
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function fillLists(
  { units, edges }: Units,
  from: number,
  to: number,
  starts: Uint32Array,
  ends: Uint32Array,
  lists: Uint32Array,
): void {
  for (let word = from; word < to; word++) {
    const end = edges[word + 1] as number;
    for (let at = edges[word] as number; at < end; at++) {
      const a = units[at] as number;
      appendWord(word, letterSlot(a), starts, ends, lists);
      if (at + 1 === end) break;
      const b = units[at + 1] as number;
      appendWord(word, bigramSlot(a, b), starts, ends, lists);
      if (at + 2 < end) appendWord(word, trigramSlot(a, b, units[at + 2] as number), starts, ends, lists);
    }
  }
}

function appendWord(
  word: number,
  slot: number,
  starts: Uint32Array,
  ends: Uint32Array,
  lists: Uint32Array,
): void {
  const end = ends[slot] as number;
  if (end > (starts[slot] as number) && lists[end - 1] === word) return;
  lists[end] = word;
  ends[slot] = end + 1;
}
