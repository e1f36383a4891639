import type * as z from 'zod';
import type { WritingEvent } from '#core/contract/writing.ts';
import type { Prompt } from '#functions/external/bedrock.ts';

export type Emit = (event: WritingEvent) => void;

/** Reads a model's answer as it comes. Both throw `FaultyAnswer`. */
export interface AnswerParser<Answer> {
  /** Says what is whole and has passed the check. */
  push(text: string): void;
  end(): Answer;
}

export interface ModelJob<Answer> {
  /** `promptCanary` must never stand in an answer; `faults` are those of the answer before, if there was one. */
  prompt(promptCanary: string, faults: readonly string[]): Prompt;
  parser(promptCanary: string, emit: Emit): AnswerParser<Answer>;
  answerByRules(): Answer;
}

/** One kind of text that is written for a user. */
export interface WritingTask<Answer extends object> {
  readonly kind: 'analysis' | 'letter' | 'parsing';
  /** Equal questions of one user have one answer, for a day. */
  readonly input: object;
  /** Whether a kept answer does not do. */
  readonly skipsCache: boolean;
  readonly answer: z.core.$ZodType<Answer>;
  /** An answer that is whole already, as a stream tells it. */
  eventsOf(answer: Answer): WritingEvent[];
  prepare(): Promise<ModelJob<Answer>>;
}
