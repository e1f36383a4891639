import type { DocumentBlock, TextSpan } from '../blocks.ts';
import type { Section } from './words/headings.ts';

/** One line of a resume: a block, or as much of it as a reader sees. */
export interface ResumeLine {
  /** Word for word, without the white space around. */
  text: string;
  /** As one would read it out: no bullet, no markup, nothing unseen. */
  words: string;
  /** Words as they stand in the document, letter for letter. */
  verbatim: string;
  span: TextSpan;
  section: Section;
  isHeading: boolean;
  /** 'Опыт работы: 5 лет': heading and words on one line. */
  isLabelled: boolean;
  isBullet: boolean;
  /** Whether an empty line stands before it. */
  isApart: boolean;
  block: DocumentBlock;
}
