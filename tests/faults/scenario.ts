import type { Stage } from './stage/stage.ts';

export interface Outcome {
  /** Kills or breaks that were made while something was in flight. */
  readonly breaks: number;
  /** The answer's status and words. */
  readonly saw: string;
  /** Nothing where nothing is lost. */
  readonly lost: readonly string[];
}

export interface Scenario {
  /** 'kill-tracker' */
  readonly name: string;
  /** In Russian, for who reads the table. */
  readonly breaks: string;
  run(stage: Stage): Promise<Outcome>;
}
