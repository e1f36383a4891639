import { runToEnd } from '../cooperative/chunks.ts';
import { IdSet } from './id-set.ts';
import { WordGrams } from './word-grams.ts';
import { WordPhrases } from './word-phrases.ts';

export interface PhraseColumns {
  words: string[];
  /** Where a phrase begins in `wordIds`; one more than there are phrases. */
  starts: Uint32Array;
  /** Numbers in `words`, of all phrases one after another. */
  wordIds: Uint32Array;
}

/** Fewer words are walked sooner than their grams are made. */
const maxWalkedWords = 2_000;

/** A part of a text with spaces: what it asks of its word, and the verdict on each word asked about so far. */
interface Part {
  text: string;
  fits: (word: string) => boolean;
  /** Null until a word is asked about. */
  verdicts: Uint8Array | null;
}
const unknown = 0;
const fitting = 1;
const unfit = 2;

/**
 * Searchable texts (lower case, words one space apart), numbered from 0, and which of them hold a text.
 * A text without a space lies within a word, so that it is looked for in the vocabulary alone.
 */
export class Phrases {
  readonly columns: PhraseColumns;
  readonly #idSet: IdSet;
  #grams: WordGrams | null = null;
  #phrasesOf: WordPhrases | null = null;
  /** The first question of a cold start is not to wait for what pays only by the second. */
  #wasSearched = false;

  /** In the order given, where a text may stand twice; an empty one has no words. */
  static of(texts: readonly string[]): Phrases {
    const numbers = new Map<string, number>();
    const starts = new Uint32Array(texts.length + 1);
    const wordIds: number[] = [];
    for (const [id, text] of texts.entries()) {
      for (const word of text === '' ? [] : text.split(' ')) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) numbers.set(word, number);
        wordIds.push(number);
      }
      starts[id + 1] = wordIds.length;
    }
    return new Phrases({ words: [...numbers.keys()], starts, wordIds: Uint32Array.from(wordIds) });
  }

  constructor(columns: PhraseColumns) {
    this.columns = columns;
    this.#idSet = new IdSet(this.size);
  }

  get size(): number {
    return this.columns.starts.length - 1;
  }

  text(id: number): string {
    const { words, starts, wordIds } = this.columns;
    return Array.from(wordIds.subarray(starts[id], starts[id + 1]), (word) => words[word]).join(' ');
  }

  /** Makes what the second question would make (the first does without); yields at least every millisecond or so. */
  *prepare(): Generator<void> {
    const { words, starts, wordIds } = this.columns;
    if (words.length >= maxWalkedWords) this.#grams ??= yield* WordGrams.of(words);
    this.#phrasesOf ??= yield* WordPhrases.of(words.length, starts, wordIds);
  }

  /** Ids of the phrases that contain the text (searchable, not empty), ascending, each once. */
  containing(text: string): Uint32Array {
    if (this.#wasSearched) runToEnd(this.prepare());
    this.#wasSearched = true;
    const [first = '', ...rest] = text.split(' ');
    const last = rest.pop();
    return last === undefined ? this.withAny(this.#wordsWith(first)) : this.#acrossWords(first, rest, last);
  }

  /** Ids of the phrases with a word that holds the text and passes the test, ascending, each once. */
  withWord(text: string, passes: (word: string, text: string) => boolean): Uint32Array {
    return this.withAny(this.wordsWhere(text, (word) => passes(word, text)));
  }

  /** Numbers of the words that pass the test, ascending; it is asked at least of all that hold the text. */
  wordsWhere(text: string, passes: (word: string) => boolean): Uint32Array {
    const { words } = this.columns;
    const candidates = this.#grams?.candidates(text);
    const matching = new Uint32Array(candidates?.length ?? words.length);
    let size = 0;
    for (let at = 0; at < matching.length; at++) {
      const word = candidates === undefined ? at : (candidates[at] as number);
      if (passes(words[word] as string)) matching[size++] = word;
    }
    return matching.subarray(0, size);
  }

  /** A word that ends with the first text, whole words, and one that begins with the last, side by side. */
  #acrossWords(first: string, whole: readonly string[], last: string): Uint32Array {
    const part = (text: string, fits: Part['fits']): Part => ({ text, fits, verdicts: null });
    const parts = [
      part(first, (word) => word.endsWith(first)),
      ...whole.map((text) => part(text, (word) => word === text)),
      part(last, (word) => word.startsWith(last)),
    ];
    const rarest = parts.reduce((least, other) =>
      this.#mayHold(other) < this.#mayHold(least) ? other : least,
    );
    const words = this.wordsWhere(rarest.text, rarest.fits);
    const verdicts = new Uint8Array(this.columns.words.length).fill(unfit);
    for (const word of words) verdicts[word] = fitting;
    rarest.verdicts = verdicts;
    return withWordSequence(this.withAny(words), parts, parts.indexOf(rarest), this.columns);
  }

  /** Ids of the phrases that have at least one of the words of these numbers, ascending, each once. */
  withAny(words: Uint32Array): Uint32Array {
    const phrasesOf = this.#phrasesOf;
    if (phrasesOf === null) return scanPhrasesWithAny(words, this.columns);
    if (words.length === 1) return phrasesOf.of(words[0] as number).slice();
    for (let at = 0; at < words.length; at++) this.#idSet.addAll(phrasesOf.of(words[at] as number));
    return this.#idSet.drain();
  }

  /** How many words may hold the part's text; without the grams a guess by its length. */
  #mayHold({ text }: Part): number {
    return this.#grams?.candidates(text).length ?? this.columns.words.length / text.length;
  }

  #wordsWith(text: string): Uint32Array {
    if (this.#grams?.isExact(text)) return this.#grams.candidates(text);
    return this.wordsWhere(text, (word) => word.includes(text));
  }
}

function scanPhrasesWithAny(
  wantedWords: Uint32Array,
  { words, starts, wordIds }: PhraseColumns,
): Uint32Array {
  const isWanted = new Uint8Array(words.length);
  for (let at = 0; at < wantedWords.length; at++) isWanted[wantedWords[at] as number] = 1;
  const found = new Uint32Array(starts.length);
  let size = 0;
  for (let phrase = 0; phrase < starts.length - 1; phrase++) {
    const end = starts[phrase + 1] as number;
    for (let at = starts[phrase] as number; at < end; at++)
      if (isWanted[wordIds[at] as number] === 1) {
        found[size++] = phrase;
        break;
      }
  }
  return found.slice(0, size);
}

/**
 * Those of the phrases in which words that fit the parts stand side by side, in the place of all of them. The rarest
 * part is looked at first.
 */
function withWordSequence(
  phrases: Uint32Array,
  parts: readonly Part[],
  rarest: number,
  columns: PhraseColumns,
): Uint32Array {
  const { starts, wordIds } = columns;
  const verdicts = parts[rarest]?.verdicts as Uint8Array;
  let size = 0;
  for (let number = 0; number < phrases.length; number++) {
    const phrase = phrases[number] as number;
    const end = (starts[phrase + 1] as number) - parts.length;
    for (let at = starts[phrase] as number; at <= end; at++)
      if (verdicts[wordIds[at + rarest] as number] === fitting && allFit(at, parts, columns)) {
        phrases[size++] = phrase;
        break;
      }
  }
  return phrases.subarray(0, size);
}

function allFit(at: number, parts: readonly Part[], { words, wordIds }: PhraseColumns): boolean {
  for (let number = 0; number < parts.length; number++) {
    const part = parts[number] as Part;
    part.verdicts ??= new Uint8Array(words.length);
    const { fits, verdicts } = part;
    const word = wordIds[at + number] as number;
    if (verdicts[word] === unknown) verdicts[word] = fits(words[word] as string) ? fitting : unfit;
    if (verdicts[word] === unfit) return false;
  }
  return true;
}
