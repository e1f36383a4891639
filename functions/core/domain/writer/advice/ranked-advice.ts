import type { ResumeLine } from '../../documents/reading/lines.ts';
import type { Advice } from '../writing.ts';

/** Advice before it is put in order: the heavier stands first. */
export interface RankedAdvice extends Pick<Advice, 'kind' | 'quote' | 'proposal' | 'reason'> {
  weight: number;
  /** The line that the quote is of; null for what is missing. */
  line: ResumeLine | null;
}
