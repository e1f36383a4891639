import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import * as z from 'zod';

/** Names a file that holds, of each mutant that is tried, the file it stands in. */
export const filesVariable = 'MUTANTS_FILES';

/** Stryker's own: the id of the mutant that this process is asked about. */
const activeVariable = '__STRYKER_ACTIVE_MUTANT__';

const files = z.record(z.string(), z.string());

/** Called by Stryker's checker, of which there is one, before any mutant is tried. */
export function recordFiles(mutants: Iterable<{ readonly id: string; readonly fileName: string }>): void {
  const entries = [...mutants].map(({ id, fileName }) => [id, fileName]);
  writeFileSync(process.env[filesVariable] ?? '', JSON.stringify(Object.fromEntries(entries)));
}

/** Null in the first run, which has no mutant. */
export function mutatedFile(): string | null {
  const id = process.env[activeVariable];
  if (id === undefined || id === '') return null;
  return files.parse(JSON.parse(readFileSync(process.env[filesVariable] ?? '', 'utf8')))[id] ?? null;
}

const segments = (path: string): string[] =>
  path.replace(/^(?:.*\/)?(?:tests\/functions|tests|functions)\//u, '').split(/[/.]/u);

/** How many folders, and at last the name, a test shares with a file: `search/match/facts`, 3. Both are paths, whole or from the root. */
export function nearness(test: string, file: string): number {
  const [one, other] = [segments(test), segments(file)];
  const first = one.findIndex((segment, at) => segment !== other[at]);
  return first < 0 ? one.length : first;
}

const folderOf = (path: string): string => segments(dirname(path) + sep).join(sep);

/** Whether a test stands in the folder of the tests that the file's own are in. */
export const isBeside = (test: string, file: string): boolean => folderOf(test) === folderOf(file);
