import { type JobType, jobTypes, remote } from '#core/domain/job/job-type.ts';
import { type Level, levels } from '#core/domain/job/level.ts';
import { type SalaryBucket, salaryBuckets } from '#core/domain/job/salary.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';

/*
 * What a row counts for, packed in two 32-bit words side by side, so that counting a row reads one cache line and makes four
 * increments. Each part is the number of a cell in a histogram.
 *
 *   first word    bits 0–10   marks: type 2 | remote place 1 | level 3 | salary bucket 3 | AI 1 | contacts 1
 *                 bits 11–21  sector: category 5 | industry 6
 *   second word   bits 0–23   location
 *                 bits 24–31  listed company: 0 for none, else 1 more than its place among the first hundred
 */
for (const [list, room] of [
  [jobTypes, 4],
  [levels, 8],
  [salaryBuckets, 7],
] as const)
  if (list.length > room) throw new Error(`«${list[0]}» and the rest are more than their ${room} cells`);

export const markCells = 1 << 11;
export const sectorCells = 1 << 11;
export const listedCellCount = 1 << 8;

export const mark = {
  type: (cell: number): number => cell & 3,
  isRemotePlace: (cell: number): number => (cell >>> 2) & 1,
  level: (cell: number): number => (cell >>> 3) & 7,
  /** 0 without a salary, else 1 more than the place in `salaryBuckets`. */
  bucket: (cell: number): number => (cell >>> 6) & 7,
  isAi: (cell: number): number => (cell >>> 9) & 1,
  hasContacts: (cell: number): number => (cell >>> 10) & 1,
} as const;

export const packedMarks = (
  type: number,
  isRemotePlace: number,
  level: number,
  bucket: number,
  isAi: number,
  hasContacts: number,
): number => type | (isRemotePlace << 2) | (level << 3) | (bucket << 6) | (isAi << 9) | (hasContacts << 10);

/** 0 is none; 1 an id that no catalogue names; else 2 more than the place in the catalogue. */
function cellsOf(catalogue: readonly { id: string }[], bits: number): (id: string) => number {
  if (catalogue.length + 2 > 1 << bits)
    throw new Error(`${catalogue.length} entries need more than ${bits} bits`);
  const cells = new Map(catalogue.map(({ id }, at) => [id, at + 2]));
  return (id) => cells.get(id) ?? 1;
}
export const categoryCell = cellsOf(categories, 5);
export const industryCell = cellsOf(industries, 6);

export const packedSector = (category: number, industry: number): number => category | (industry << 5);
export const sector = {
  category: (cell: number): number => cell & 31,
  industry: (cell: number): number => cell >>> 5,
} as const;

export const packedFirst = (marks: number, sectors: number): number => marks | (sectors << 11);
export const packedSecond = (location: number, listed: number): number => location | (listed << 24);

export const numberOfType = (type: JobType): number => jobTypes.indexOf(type);
export const remoteNumber = numberOfType(remote);
export const numberOfLevel = (level: Level): number => levels.indexOf(level);
export const numberOfBucket = (bucket: SalaryBucket): number => salaryBuckets.indexOf(bucket) + 1;
