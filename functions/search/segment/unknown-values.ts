import { jobOrigin } from '#core/domain/import/source.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { type ChoiceName, choiceFacets } from '#core/domain/search/facets.ts';
import type { JobColumns } from './job-columns.ts';
import { storedChoices } from './stored-choices.ts';

/*
 * Columns hold types, sources and levels by their numbers in lists of their own. Those of another release may stand in
 * another order, or hold a value that this one does not know.
 */
const unknown = -1;

/** Number in the columns' list → number in today's. */
const renumbering = (values: readonly string[], knownValues: readonly string[]): Int8Array =>
  Int8Array.from(values, (value) => knownValues.indexOf(value));

export const typeNumbers = ({ types }: JobColumns): Int8Array => renumbering(types, jobTypes);
export const sourceNumbers = ({ sources }: JobColumns): Int8Array => renumbering(sources, jobOrigin.options);
export const levelNumbers = ({ levels: stored }: JobColumns): Int8Array => renumbering(stored, levels);

/** Of a stored choice; a column that its maker did not have is empty. */
export function choiceNumbers({ choices }: JobColumns, name: ChoiceName): Int8Array {
  const knownValues = choiceFacets.find((facet) => facet.name === name)?.values ?? [];
  return renumbering(choices[name]?.values ?? [], knownValues);
}

/** Rows with a value that this release does not know: it cannot say what they are. */
export function unknownRows(columns: JobColumns): number[] {
  const [types, sources, ranks] = [typeNumbers(columns), sourceNumbers(columns), levelNumbers(columns)];
  const choices = storedChoices.map(({ name }) => ({
    // Number 0 is none, which all know.
    numbers: Int8Array.from([0, ...choiceNumbers(columns, name)]),
    column: columns.choices[name]?.numbers ?? [],
  }));
  const lists = [types, sources, ranks, ...choices.map(({ numbers }) => numbers)];
  if (!lists.some((numbers) => numbers.includes(unknown))) return [];
  const titles = columns.titleLevels.map((level) => Number(level > 0 && ranks[level - 1] === unknown));
  const rows: number[] = [];
  for (let row = 0; row < columns.type.length; row++)
    if (
      types[columns.type[row] as number] === unknown ||
      sources[columns.source[row] as number] === unknown ||
      titles[columns.title[row] as number] === 1 ||
      choices.some(({ numbers, column }) => numbers[column[row] as number] === unknown)
    )
      rows.push(row);
  return rows;
}

/** Whether who made the columns knew all that this release knows: else they may lack rows that it could not read. */
export const knowsAllValues = ({ types, sources, levels: ranks, choices }: JobColumns): boolean =>
  storedChoices.every(({ name, values }) => values.every((value) => choices[name]?.values.includes(value))) &&
  jobTypes.every((type) => types.includes(type)) &&
  jobOrigin.options.every((source) => sources.includes(source)) &&
  levels.every((level) => ranks.includes(level));
