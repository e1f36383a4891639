const phrasesPerStep = 2_048;

/**
 * In which phrases a word stands.
 *
 * `phrases` holds the phrase ids of all words one after another, ascending within a word and each once; those of word
 * `w` stand from `starts[w]` to `ends[w]`. Between the lists are gaps where a phrase has a word twice.
 */
export class WordPhrases {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #phrases: Uint32Array;

  private constructor(starts: Uint32Array, ends: Uint32Array, phrases: Uint32Array) {
    this.#starts = starts;
    this.#ends = ends;
    this.#phrases = phrases;
  }

  /** Of so many words; the rest as in `PhraseColumns`. Yields at least every millisecond or so. */
  static *of(words: number, phraseStarts: Uint32Array, wordIds: Uint32Array): Generator<void, WordPhrases> {
    const size = phraseStarts.length - 1;
    const starts = new Uint32Array(words + 1);
    for (let from = 0; from < size; from += phrasesPerStep) {
      const to = Math.min(from + phrasesPerStep, size);
      countWords(wordIds, phraseStarts[from] as number, phraseStarts[to] as number, starts);
      yield;
    }
    for (let word = 0; word < words; word++)
      starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
    const ends = starts.slice(0, words);
    const phrases = new Uint32Array(wordIds.length);
    for (let from = 0; from < size; from += phrasesPerStep) {
      fillPhrases(wordIds, phraseStarts, from, Math.min(from + phrasesPerStep, size), starts, ends, phrases);
      yield;
    }
    return new WordPhrases(starts, ends, phrases);
  }

  of(word: number): Uint32Array {
    return this.#phrases.subarray(this.#starts[word], this.#ends[word]);
  }
}

/** One too far, so that the sums are the starts. */
function countWords(wordIds: Uint32Array, from: number, to: number, counts: Uint32Array) {
  for (let at = from; at < to; at++) {
    const next = (wordIds[at] as number) + 1;
    counts[next] = (counts[next] as number) + 1;
  }
}

function fillPhrases(
  wordIds: Uint32Array,
  phraseStarts: Uint32Array,
  from: number,
  to: number,
  starts: Uint32Array,
  ends: Uint32Array,
  phrases: Uint32Array,
) {
  for (let phrase = from; phrase < to; phrase++) {
    const last = phraseStarts[phrase + 1] as number;
    for (let at = phraseStarts[phrase] as number; at < last; at++) {
      const word = wordIds[at] as number;
      const end = ends[word] as number;
      if (end > (starts[word] as number) && phrases[end - 1] === phrase) continue;
      phrases[end] = phrase;
      ends[word] = end + 1;
    }
  }
}
