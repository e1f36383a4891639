import { jobOrigin } from '#core/domain/import/source.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import type { JobColumns } from './job-columns.ts';

/*
 * Columns hold types, sources and levels by their numbers in lists of their own. Those of another release may stand in
 * another order, or hold a value that this one does not know.
 */
const unknown = -1;

/** Number in the columns' list → number in today's. */
const renumbering = (given: readonly string[], known: readonly string[]): Int8Array =>
  Int8Array.from(given, (value) => known.indexOf(value));

export const typeNumbers = ({ types }: JobColumns): Int8Array => renumbering(types, jobTypes);
export const sourceNumbers = ({ sources }: JobColumns): Int8Array => renumbering(sources, jobOrigin.options);
export const levelNumbers = ({ levels: given }: JobColumns): Int8Array => renumbering(given, levels);

/** Rows with a value that this release does not know: it cannot say what they are. */
export function foreignRows(columns: JobColumns): number[] {
  const [types, sources, ranks] = [typeNumbers(columns), sourceNumbers(columns), levelNumbers(columns)];
  if (![types, sources, ranks].some((numbers) => numbers.includes(unknown))) return [];
  const titles = columns.titleLevels.map((level) => Number(level > 0 && ranks[level - 1] === unknown));
  const rows: number[] = [];
  for (let row = 0; row < columns.type.length; row++)
    if (
      types[columns.type[row] as number] === unknown ||
      sources[columns.source[row] as number] === unknown ||
      titles[columns.title[row] as number] === 1
    )
      rows.push(row);
  return rows;
}

/** Whether who made the columns knew all that this release knows: else they may lack rows that it could not read. */
export const knowsAll = ({ types, sources, levels: ranks }: JobColumns): boolean =>
  jobTypes.every((type) => types.includes(type)) &&
  jobOrigin.options.every((source) => sources.includes(source)) &&
  levels.every((level) => ranks.includes(level));
