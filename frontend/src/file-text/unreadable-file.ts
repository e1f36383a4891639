/**
 * Why no text came of a file: it is locked by a password, holds pictures of text only, holds nothing, is not what its
 * name says, is larger than we read, or took longer than anybody waits.
 */
export type Unreadable = 'locked' | 'pictures' | 'empty' | 'broken' | 'too_large' | 'too_slow';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: Unreadable;

  constructor(reason: Unreadable, options?: { cause?: unknown }) {
    super(reason, options);
    this.reason = reason;
  }
}
