import * as z from 'zod';
import { importOrder } from '#core/contract/imports.ts';
import { sourceId } from '#core/domain/import/source.ts';

/** What the state machine hands from step to step; the first step gets the order of the start alone. */
export const importState = z.object({
  ...importOrder.shape,
  /** Still to begin. @default at the first step: those of the stage, or of the run that goes on */
  sources: z.array(sourceId).optional(),
  /** '' before the first step. */
  group: z.string().default(''),
  /** Has a source's run failed? */
  hasFailed: z.boolean().default(false),
  /** The run that is under way, or the last one. */
  runId: z.string().nullable().default(null),
  /** Is it under way? Where not, the next source's turn has come. */
  hasMore: z.boolean().default(false),
  /** ARN of the execution that made this state: it holds the lease. '' before the first step. */
  heldBy: z.string().default(''),
  /** That it has made. After many, the state machine hands over to a fresh execution. */
  steps: z.int().min(0).default(0),
  /** How often the start has been handed over. */
  handovers: z.int().min(0).default(0),
});
export type ImportState = z.output<typeof importState>;

export const stepInput = z.object({
  /** ARN. */
  execution: z.string().min(1),
  state: importState,
});
export type StepInput = z.output<typeof stepInput>;
