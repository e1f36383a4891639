import { readFileSync } from 'node:fs';
import { SavedAnswersError, savedFilesIn } from '../sources/saved-files.ts';

/** A vacancy as the portal gives it: `id` is certain, nothing else is. */
export type SavedVacancy = { readonly id: string; readonly [field: string]: unknown };

export interface SavedVacancies {
  /** Each id once. */
  readonly vacancies: readonly SavedVacancy[];
  /** Files that end in .json and are not JSON. */
  readonly brokenFiles: readonly string[];
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page's entry `{ vacancy: … }`, or the vacancy itself; what stands beside `vacancy` is none of the portal's. */
function asVacancy(entry: unknown): SavedVacancy | null {
  const vacancy = isObject(entry) && isObject(entry.vacancy) ? entry.vacancy : entry;
  if (!isObject(vacancy) || typeof vacancy['job-name'] !== 'string') return null;
  const { id } = vacancy;
  return typeof id === 'string' && id !== '' ? { ...vacancy, id } : null;
}

function entriesOf(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content;
  if (!isObject(content)) return [];
  const { results } = content;
  if (isObject(results)) return Array.isArray(results.vacancies) ? results.vacancies : [];
  return [content];
}

export function modifiedAt({ date_modify: date }: SavedVacancy): number {
  const instant = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}

/**
 * Reads a folder of saved answers of «Работа России» with all below it: pages with `results.vacancies`, bare lists of
 * vacancies and single ones, whole or with a few fields only. Anything else is passed over. Of two vacancies with one
 * id the later modified stays.
 */
export function readSavedVacancies(folder: string): SavedVacancies {
  const byId = new Map<string, SavedVacancy>();
  const brokenFiles: string[] = [];
  for (const file of savedFilesIn(folder, '«Работы России»')) {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
    } catch {
      brokenFiles.push(file);
      continue;
    }
    for (const vacancy of entriesOf(content).map(asVacancy)) {
      if (!vacancy) continue;
      const existing = byId.get(vacancy.id);
      if (!existing || modifiedAt(vacancy) > modifiedAt(existing)) byId.set(vacancy.id, vacancy);
    }
  }
  if (byId.size === 0)
    throw new SavedAnswersError(
      `В папке «${folder}» нет ни одной вакансии: нужны файлы JSON с ответами «Работы России» (список с «results.vacancies» или вакансия с «id» и «job-name»).`,
    );
  return { vacancies: [...byId.values()], brokenFiles };
}
