import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * From when the vacancies of a demo feed are dated back: the first start with the data in this folder. Dated from each
 * start, they would all be published anew, and the database, which remembers, would count it.
 */
export function firstStart(folder: string): Date {
  const file = join(folder, 'first-start.txt');
  const stored = new Date(readOrEmpty(file).trim());
  if (!Number.isNaN(stored.getTime())) return stored;
  const now = new Date();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${now.toISOString()}\n`);
  return now;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
