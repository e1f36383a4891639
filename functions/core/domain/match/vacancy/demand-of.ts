import { citiesIn, isRegion } from '../../documents/reading/words/places.ts';
import { unnamedPlace } from '../../import/unnamed.ts';
import { yearsOfExperience } from '../../job/experience.ts';
import type { JobRow } from '../../job/job.ts';
import { jobTypeLabel, jobTypesOf, remote } from '../../job/job-type.ts';
import { levelNamed } from '../../job/level.ts';
import { parseSalary } from '../../job/pay/salary.ts';
import { searchable } from '../../text/searchable.ts';
import { fold } from '../../text/words.ts';
import { rolesIn } from '../roles.ts';
import type { Demand } from '../score/demand.ts';
import { tokensOf } from '../stems.ts';
import { type DemandText, languagesAsked, readAsks } from './asks.ts';
import { askCode, askOfCode, type DemandColumn, languageCode, languageOfCode } from './demand-column.ts';
import { descriptionLines } from './lines.ts';

/**
 * Of lexicon, roles and the rules by which they are read: what is stored by another one is read anew. One more with each
 * change of them that a stored vacancy should follow.
 */
export const demandVersion = 9;

const maxRoles = 4;

/** What a vacancy asks for, to be kept in its row. */
export function readDemand(text: DemandText): DemandColumn {
  const lines = descriptionLines(text.description);
  return {
    version: demandVersion,
    asks: readAsks(text, lines).map(askCode),
    roles: rolesIn(searchable(text.title)).slice(0, maxRoles),
    level: levelNamed(text.title),
    languages: languagesAsked(text.description, lines).map(languageCode),
  };
}

/**
 * Guessed tags are read from the same words: beside these they say nothing, and what another version has guessed wrongly
 * would be a must for as long as they stand (docs/rules.md#guessed-tags).
 */
export const readDemandOfRow = (
  { title, tags, tags_guessed, edited }: Pick<JobRow, 'title' | 'tags' | 'tags_guessed' | 'edited'>,
  description: string,
): DemandColumn => {
  const isGuess = tags_guessed && !edited.includes('tags');
  return readDemand({ title, tags: isGuess && description !== '' ? [] : tags, description });
};

/** Stems of a title, each once. */
export const titleStemsOf = (title: string): string[] => [
  ...new Set(tokensOf(searchable(title)).map(({ stem }) => stem)),
];

/** The city that a vacancy's place names, folded; null of a region, a country, or anywhere. */
export function cityOf(location: string): string | null {
  if (jobTypeLabel(location) === remote || location === unnamedPlace) return null;
  const folded = fold(location)
    .replace(/^г(?:ород)?\.? /u, '')
    .trim();
  return citiesIn(folded)[0] ?? (folded === '' || isRegion(folded) ? null : folded);
}

type DemandRow = Pick<
  JobRow,
  'title' | 'demand' | 'experience' | 'job_type' | 'location' | 'salary' | 'industry_id'
>;

/** What a match needs of a vacancy, from its row alone. */
export const demandOf = (row: DemandRow): Demand => ({
  asks: (row.demand?.asks ?? []).map(askOfCode),
  roles: row.demand?.roles ?? [],
  titleStems: titleStemsOf(row.title),
  level: row.demand?.level ?? null,
  years: row.experience === null ? null : yearsOfExperience[row.experience],
  formats: jobTypesOf(row).includes(remote) ? ['remote'] : [],
  city: cityOf(row.location),
  salary: parseSalary(row.salary)?.max ?? null,
  industry: row.industry_id,
  languages: (row.demand?.languages ?? []).flatMap((code) => languageOfCode(code) ?? []),
});
