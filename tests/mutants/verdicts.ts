import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { mutantKeySchema } from './sample.ts';

/** Names a file with a line for each mutant about which its tests have said something. */
export const verdictsVariable = 'MUTANTS_VERDICTS';

const mutantSchema = z.object({
  ...mutantKeySchema.shape,
  /** What stands there in truth. */
  code: z.string(),
});
export type Mutant = z.infer<typeof mutantSchema>;

const verdictSchema = z.object({ ...mutantSchema.shape, isSeen: z.boolean() });
export type Verdict = z.infer<typeof verdictSchema>;

/** Line by line: a run that is broken off leaves what it has. */
export function addVerdict(verdict: Verdict): void {
  appendFileSync(process.env[verdictsVariable] ?? '', `${JSON.stringify(verdict)}\n`);
}

/** None where there is no such file. */
export function readVerdicts(file: string): Verdict[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => verdictSchema.parse(JSON.parse(line)));
}
