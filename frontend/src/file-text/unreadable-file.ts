export const unreadableReasons = [
  /** By a password. */
  'locked',
  /** Pictures of text only. */
  'pictures',
  'empty',
  /** Not what its name says, or damaged. */
  'broken',
  'too_large',
  'too_many_pages',
  /** Took longer than anybody waits. */
  'too_slow',
  /** Letters that nobody can make out: a font without a map, a table of letters that is not known. */
  'gibberish',
  /** Of Word before 2007. */
  'old_word',
  /** A Word document with macros. */
  'macros',
  /** Of a kind that we do not read. */
  'unsupported',
] as const;
export type Unreadable = (typeof unreadableReasons)[number];

/** Why no text came of a file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: Unreadable;

  constructor(reason: Unreadable, options?: { cause?: unknown }) {
    super(reason, options);
    this.reason = reason;
  }
}
