import { spellingsOf, wholeSpellingsOf } from '#core/domain/text/search-words.ts';
import { formStem, hasForm } from '#core/domain/text/word-forms.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { type Bitmap, wordsFor } from '../segment/bitmap.ts';
import type { JobColumns, Numbers } from '../segment/job-columns.ts';
import { partitionPoint } from '../segment/partition-point.ts';
import { Postings, startsOfCounts } from '../segment/postings.ts';
import { Phrases } from './phrases.ts';
import { isSpellingIn, isWholeWordIn } from './word-place.ts';

/** A text of one letter is found in most rows, and there are few such texts: each is looked for once. */
const maxKeptTexts = 64;

/**
 * Text → rows, by way of phrases: which titles, employers and tags hold the text, and then whose they are.
 * A title and an employer stand in a column, so that where they are found in most rows the column is read instead.
 */
export class TextRows {
  readonly phrases: Phrases;
  readonly employers: Lazy<Postings>;
  readonly #titles: Lazy<Postings>;
  readonly #tags: Lazy<Postings>;
  readonly #columns: JobColumns;
  readonly #words: number;
  readonly #cache = new Map<string, Bitmap>();

  constructor(columns: JobColumns) {
    this.#columns = columns;
    const { title, employer, titleLevels, employerNames, tagNames } = columns;
    this.#words = wordsFor(title.length);
    this.phrases = new Phrases({
      words: columns.phraseWords,
      starts: columns.phraseStarts,
      wordIds: columns.phraseWordIds,
    });
    this.#titles = new Lazy(() => Postings.ofColumn(title, titleLevels.length));
    this.employers = new Lazy(() => Postings.ofColumn(employer, employerNames.length));
    this.#tags = new Lazy(function* () {
      return yield* Postings.ofLists(columns.tags, yield* startsOfCounts(columns.tagCounts), tagNames.length);
    });
  }

  *prepare(): Generator<void> {
    yield* this.phrases.prepare();
    for (const postings of [this.#titles, this.employers, this.#tags]) yield* postings.prepare();
  }

  get tags(): Postings {
    return this.#tags.value;
  }

  /** Rows by the number of their title. */
  get titles(): Postings {
    return this.#titles.value;
  }

  /** The rows whose title, company or one of whose tags holds the word, or another form of it. Not to be written to; `scratch` may be what is answered. */
  rowsContaining(text: string, scratch: Bitmap): Bitmap {
    if (text.length > 1) return this.#find(text, scratch);
    const cached = this.#cache.get(text);
    if (cached) return cached;
    if (this.#cache.size === maxKeptTexts) this.#cache.delete(this.#cache.keys().next().value as string);
    const found = this.#find(text, new Uint32Array(this.#words));
    this.#cache.set(text, found);
    return found;
  }

  #find(text: string, into: Bitmap): Bitmap {
    into.fill(0);
    for (const spelling of spellingsOf(text)) this.#addAll(this.phrases.containing(spelling), true, into);
    this.#addWhole(text, true, into);
    const stem = formStem(text);
    // Where they begin with the word itself, they hold it.
    if (stem !== null && stem !== text) this.#addForms(stem, true, into);
    return into;
  }

  /** Writes the rows in whose title one of the words of these numbers stands. */
  fillTitled(words: Uint32Array, into: Bitmap): Bitmap {
    into.fill(0);
    this.#addTitles(this.#kinds(this.phrases.withAny(words))[0], into);
    return into;
  }

  /** Numbers of the employers whose name holds the text, ascending. */
  employersContaining(text: string): Uint32Array {
    return this.#kinds(this.phrases.containing(text))[1];
  }

  /** Writes the rows whose title or company holds the text; answers the numbers of the tags that hold it. */
  fillNamed(text: string, into: Bitmap): Uint32Array {
    into.fill(0);
    const [titles, employers, tags] = this.#kinds(this.phrases.containing(text));
    this.#addTitles(titles, into);
    this.#addEmployers(employers, into);
    return tags;
  }

  /**
   * Writes the rows in whose title the word passes the test, or stands in another form; `anywhere`, also in whose company or tags.
   */
  rowsWithWord(word: string, passes: typeof isWholeWordIn, anywhere: boolean, into: Bitmap): Bitmap {
    into.fill(0);
    for (const spelling of spellingsOf(word))
      this.#addAll(this.phrases.withWord(spelling, passes), anywhere, into);
    this.#addWhole(word, anywhere, into);
    const stem = formStem(word);
    if (stem !== null) this.#addForms(stem, anywhere, into);
    return into;
  }

  #addForms(stem: string, anywhere: boolean, into: Bitmap): void {
    this.#addAll(this.phrases.withWord(stem, hasForm), anywhere, into);
  }

  /** Whatever the word itself may be a part of, its further spellings are whole words. */
  #addWhole(word: string, anywhere: boolean, into: Bitmap): void {
    for (const way of wholeSpellingsOf(word)) {
      const phrases = way.includes(' ')
        ? this.phrases.containing(way).filter((id) => isSpellingIn(this.phrases.text(id), way))
        : this.phrases.withWord(way, isWholeWordIn);
      this.#addAll(phrases, anywhere, into);
    }
  }

  /** The rows of phrases that are titles; `anywhere`, of companies and tags as well. */
  #addAll(phrases: Uint32Array, anywhere: boolean, into: Bitmap): void {
    const [titles, employers, tags] = this.#kinds(phrases);
    this.#addTitles(titles, into);
    if (!anywhere) return;
    this.#addEmployers(employers, into);
    for (const tag of tags) this.#tags.value.addTo(into, tag);
  }

  /** Numbers of titles, of employers and of tags. */
  #kinds(phrases: Uint32Array): [titles: Uint32Array, employers: Uint32Array, tags: Uint32Array] {
    const employersAt = this.#columns.titleLevels.length;
    const tagsAt = employersAt + this.#columns.employerNames.length;
    const titlesEnd = firstFrom(phrases, employersAt);
    const employersEnd = firstFrom(phrases, tagsAt);
    return [
      phrases.subarray(0, titlesEnd),
      phrases.slice(titlesEnd, employersEnd).map((id) => id - employersAt),
      phrases.slice(employersEnd).map((id) => id - tagsAt),
    ];
  }

  #addTitles(titles: Uint32Array, into: Bitmap): void {
    const { title, titleLevels } = this.#columns;
    addRowsOf(titles, this.#titles.value, title, titleLevels.length, into);
  }

  #addEmployers(employers: Uint32Array, into: Bitmap): void {
    const { employer, employerNames } = this.#columns;
    addRowsOf(employers, this.employers.value, employer, employerNames.length, into);
  }
}

/** Where the first id not under `least` stands. */
const firstFrom = (ids: Uint32Array, least: number): number =>
  partitionPoint(0, ids.length, (at) => (ids[at] as number) >= least);

function addRowsOf(
  values: Uint32Array,
  postings: Postings,
  column: Numbers,
  valueCount: number,
  into: Bitmap,
): void {
  let rows = 0;
  for (const value of values) rows += postings.count(value);
  // Reading the column costs about as much as adding half its rows one by one.
  if (rows * 2 < column.length) {
    for (const value of values) postings.addTo(into, value);
    return;
  }
  const isFound = new Uint8Array(valueCount);
  for (const value of values) isFound[value] = 1;
  for (let at = 0; at < into.length; at++) {
    const first = at << 5;
    const bits = Math.min(32, column.length - first);
    let word = 0;
    for (let bit = 0; bit < bits; bit++) word |= (isFound[column[first + bit] as number] as number) << bit;
    into[at] = (into[at] as number) | word;
  }
}
