import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A vacancy as a set names it: hh.ru's own words. */
export const setVacancy = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  city: z.string(),
  salary: z.string().nullish(),
  experience: z.string().nullish(),
  schedule: z.string().nullish(),
  skills: z.array(z.string()),
  text: z.string(),
});
export type SetVacancy = z.infer<typeof setVacancy>;

const grades = z.record(z.string(), z.record(z.string(), z.number().min(0).max(3)));

export interface JudgedSet {
  /** Texts by id. */
  resumes: Map<string, string>;
  vacancies: Map<string, SetVacancy>;
  /** The closed list of each resume. */
  pairs: Map<string, string[]>;
  /** Mean of the judges, by resume and vacancy. */
  grades: Map<string, Map<string, number>>;
  /** Both judges. */
  judges: readonly Record<string, Record<string, number>>[];
  /** Full vacancies with tags; empty where the set has none. */
  knownItems: SetVacancy[];
}

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Any folder with the files of `../shared/match`. */
export function readJudgedSet(folder: string): JudgedSet {
  const vacancies = z.record(z.string(), setVacancy).parse(read(folder, 'vacancies.json'));
  const pairs = z.record(z.string(), z.array(z.string())).parse(read(folder, 'pairs.json'));
  const judges = readdirSync(folder)
    .filter((file) => /^grades-.+\.json$/u.test(file))
    .toSorted()
    .map((file) => grades.parse(read(folder, file)));
  const resumes = Object.keys(pairs).map((id): [string, string] => [
    id,
    readFileSync(join(folder, 'resumes', `${id}.txt`), 'utf8'),
  ]);
  const meanOf = (resume: string, vacancy: string): number => {
    const grades = judges.flatMap((grades) => grades[resume]?.[vacancy] ?? []);
    return grades.reduce((sum, grade) => sum + grade, 0) / Math.max(1, grades.length);
  };
  return {
    resumes: new Map(resumes),
    vacancies: new Map(Object.entries(vacancies)),
    pairs: new Map(Object.entries(pairs)),
    grades: new Map(
      Object.entries(pairs).map(([resume, ids]) => [
        resume,
        new Map(ids.map((id) => [id, meanOf(resume, id)])),
      ]),
    ),
    judges,
    knownItems: existsSync(join(folder, 'known-item.json'))
      ? z.array(setVacancy).parse(read(folder, 'known-item.json'))
      : [],
  };
}
