import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Saved answers of hh.ru, which stand beside the project where there are any; HH_SHARED names another folder. */
export const savedHh = resolve(process.env.HH_SHARED ?? join(import.meta.dirname, '../../../../shared/hh'));
export const hasSavedHh = existsSync(savedHh);

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const filesIn = (folder: string) =>
  readdirSync(join(savedHh, folder)).map((name) => join(savedHh, folder, name));

type Vacancy = Record<string, unknown> & {
  id: string;
  name: string;
  professional_roles: { id: string }[];
  key_skills?: { name: string }[];
};

export const savedListItems = (): Vacancy[] => filesIn('vacancies').flatMap((path) => json(path).items);
export const savedDetails = (): Vacancy[] => filesIn('details').map(json);
export const savedErrors = (): { file: string | null; status: number; headers?: Record<string, string> }[] =>
  json(join(savedHh, 'errors/index.json'));
export const savedError = (file: string): string => readFileSync(join(savedHh, 'errors', file), 'utf8');

/** Titles that one employer has posted in several cities, of a larger set than the lists saved here. */
export const savedDuplicates = (): {
  name: string;
  employer: string;
  employer_id: string;
  vacancies: { id: string; area: string; salary: Record<string, unknown> }[];
}[] => json(join(savedHh, 'duplicates_across_areas_2025.json'));
