import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import * as z from 'zod';

/** What tells one mutant from another, in each run of the same code. Lines and columns count from one. */
export interface Place {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly replacement: string;
}

const sampleSchema = z.object({ percent: z.number(), seed: z.number(), root: z.string() });
export type Sample = z.infer<typeof sampleSchema>;

/** Stryker's processes are told by their environment which mutants are tried. */
export const sampleVariable = 'MUTANTS_SAMPLE';

export const sampleOfEnvironment = (): Sample =>
  sampleSchema.parse(JSON.parse(process.env[sampleVariable] ?? ''));

/** The same ones by the same seed, as long as the code is the same. */
export function isSampled({ percent, seed, root }: Sample, mutant: Place): boolean {
  const file = relative(root, resolve(root, mutant.fileName));
  const place = `${seed} ${file} ${mutant.line}:${mutant.column} ${mutant.replacement}`;
  return createHash('sha256').update(place).digest().readUInt32BE() < (percent / 100) * 2 ** 32;
}
