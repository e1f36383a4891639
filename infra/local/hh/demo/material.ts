/**
 * What the demo feed is made of. All of it is invented: the employers, their vacancies, pay and texts exist only to
 * show the product, and any likeness to a real company is accidental.
 */

/** A profession as an employer would describe it; the feed draws a few lines of each list for one vacancy. */
export interface Profession {
  /** The professional role of hh.ru's dictionary: id and name. */
  readonly role: readonly [id: string, name: string];
  /** How work is arranged and what is offered there. */
  readonly setting: 'it' | 'office' | 'contact';
  /** Which words say the level in a title: 'Senior X' or 'Старший x'. */
  readonly levelWords: 'latin' | 'russian';
  /** Thousands of roubles a month before tax: the middle level in Moscow. */
  readonly pay: number;
  /** Industries that most often look for the profession; any, where it is absent. */
  readonly industries?: readonly string[];
  readonly variants: readonly Variant[];
  /** The titles say it themselves and take no word. */
  readonly titlesSayLevel?: true;
  /** Whole titles that need no word for the level. */
  readonly interns?: readonly string[];
  readonly leads?: readonly string[];
  readonly heads?: readonly string[];
  readonly chiefs?: readonly string[];
  /** Where in the company: goes in parentheses behind some titles. */
  readonly teams: readonly string[];
  readonly openings: readonly string[];
  readonly duties: readonly string[];
  readonly wants: readonly string[];
  readonly pluses: readonly string[];
}

export interface Variant {
  /** How many vacancies of the feed. */
  readonly count: number;
  /** As after a word for the level: Russian ones begin with a small letter. */
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  /** Only employers of these industries. */
  readonly industries?: readonly string[];
  /** A requirement that names the stack. */
  readonly wants?: string;
}

/** One entry a line. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Entries between vertical bars: the names of skills hold commas and slashes. */
export const list = (text: string): string[] =>
  text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
