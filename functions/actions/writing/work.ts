import type * as z from 'zod';
import type { WritingEvent } from '#core/contract/writing.ts';
import type { Prompt } from '#functions/external/bedrock.ts';

export type Say = (event: WritingEvent) => void;

/** Reads a model's answer as it comes. Both throw `FaultyAnswer`. */
export interface Reading<Answer> {
  /** Says what is whole and has passed the check. */
  take(text: string): void;
  end(): Answer;
}

export interface Writing<Answer> {
  /** `mark` must never stand in an answer; `faults` are those of the answer before, if there was one. */
  prompt(mark: string, faults: readonly string[]): Prompt;
  read(mark: string, say: Say): Reading<Answer>;
  byRules(): Answer;
}

/** One kind of text that is written for a user. */
export interface Work<Answer extends object> {
  readonly kind: 'analysis' | 'letter';
  /** Equal questions of one user have one answer, for a day. */
  readonly question: object;
  /** Whether a kept answer does not do. */
  readonly isAgain: boolean;
  readonly answer: z.ZodType<Answer>;
  /** An answer that is whole already, as a stream tells it. */
  eventsOf(answer: Answer): WritingEvent[];
  prepare(): Promise<Writing<Answer>>;
}
