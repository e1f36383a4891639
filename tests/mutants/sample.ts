import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import * as z from 'zod';

/** What tells one mutant from another, in each run of the same code. Lines and columns count from one. */
export const mutantKeySchema = z.object({
  fileName: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  replacement: z.string(),
});
export type MutantKey = z.infer<typeof mutantKeySchema>;

const sampleSchema = z.object({ percent: z.number(), seed: z.number(), root: z.string() });
export type Sample = z.infer<typeof sampleSchema>;

/** Stryker's processes are told by their environment which mutants are tried. */
export const sampleVariable = 'MUTANTS_SAMPLE';

export const sampleOfEnvironment = (): Sample =>
  sampleSchema.parse(JSON.parse(process.env[sampleVariable] ?? ''));

/** Stryker names files from the project's folder in one place, and whole in another. */
export const fromRoot = (root: string, fileName: string): string => relative(root, resolve(root, fileName));

export const keyOf = ({ fileName, line, column, replacement }: MutantKey): string =>
  `${fileName} ${line}:${column} ${replacement}`;

/** The same ones by the same seed, as long as the code is the same. Of a mutant of a file from the project's folder. */
export function isSampled({ percent, seed }: Sample, mutant: MutantKey): boolean {
  const hash = createHash('sha256')
    .update(`${seed} ${keyOf(mutant)}`)
    .digest();
  return hash.readUInt32BE() < (percent / 100) * 2 ** 32;
}
