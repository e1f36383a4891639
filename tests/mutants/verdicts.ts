import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { mutantKeySchema } from './sample.ts';

/** Names a file that holds, by Stryker's ids, the mutants that are tried. */
export const mutantsVariable = 'MUTANTS_TRIED';
/** Names a file with a line for each mutant about which its tests have said something. */
export const verdictsVariable = 'MUTANTS_VERDICTS';

/** Stryker's own: the id of the mutant that this process is asked about. */
const activeVariable = '__STRYKER_ACTIVE_MUTANT__';

const mutantSchema = z.object({
  ...mutantKeySchema.shape,
  /** What stands there in truth. */
  code: z.string(),
});
export type Mutant = z.infer<typeof mutantSchema>;

const verdictSchema = z.object({ ...mutantSchema.shape, isSeen: z.boolean() });
export type Verdict = z.infer<typeof verdictSchema>;

const mutantsSchema = z.record(z.string(), mutantSchema);

/** Called by Stryker's checker, once and before any mutant is tried. */
export function recordMutants(mutants: ReadonlyMap<string, Mutant>): void {
  writeFileSync(process.env[mutantsVariable] ?? '', JSON.stringify(Object.fromEntries(mutants)));
}

/** Null in the first run, which has no mutant. */
export function activeMutant(): Mutant | null {
  const id = process.env[activeVariable];
  if (id === undefined || id === '') return null;
  const mutants = mutantsSchema.parse(JSON.parse(readFileSync(process.env[mutantsVariable] ?? '', 'utf8')));
  const mutant = mutants[id];
  if (mutant === undefined) throw new Error(`mutant ${id} is not known`);
  return mutant;
}

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
