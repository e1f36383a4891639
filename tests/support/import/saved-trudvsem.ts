import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Saved answers of «Работа России», which stand beside the project where there are any; TRUDVSEM_SHARED names another folder. */
export const savedTrudvsem = resolve(
  process.env.TRUDVSEM_SHARED ?? join(import.meta.dirname, '../../../../shared/trudvsem'),
);
export const hasSavedTrudvsem = existsSync(savedTrudvsem);

// biome-ignore lint/suspicious/noExplicitAny: a record of the outside world
type SavedRecord = Record<string, any> & { id: string };

export const savedRecords = (): SavedRecord[] =>
  readdirSync(savedTrudvsem)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(savedTrudvsem, name), 'utf8')).results.vacancies)
    .map(({ vacancy }) => vacancy);

/** By the beginning of its id. */
export function savedRecord(id: string): SavedRecord {
  const found = savedRecords().find((record) => record.id.startsWith(id));
  if (!found) throw new Error(`no saved record ${id}`);
  return found;
}
