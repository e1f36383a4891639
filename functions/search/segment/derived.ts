import { jobTypesOf } from '#core/domain/job/job-type.ts';
import { salaryBucket } from '#core/domain/job/salary.ts';
import { isAiJob } from '#core/domain/match/match-score.ts';
import { companiesShown } from '#core/domain/search/catalog.ts';
import { inPortions } from '../portions.ts';
import { add, type Bitmap, wordsFor } from './bitmap.ts';
import { levelNumbers, typeNumbers } from './foreign-values.ts';
import { Fact, type JobColumns } from './job-columns.ts';
import {
  categoryCell,
  industryCell,
  numberOfBucket,
  numberOfLevel,
  packedFirst,
  packedMarks,
  packedSecond,
  packedSector,
} from './record.ts';
import { emptyTally, type Tally, tallyRows } from './tally.ts';

const middle = numberOfLevel('Middle');

/** What a segment counts by, made of its columns before its first question. */
export interface Derived {
  /** The rows that everybody sees. */
  open: Bitmap;
  openCount: number;
  /** Open rows of each company. */
  openByCompany: Uint32Array;
  /** Of each company its cell among the listed; 0 for most. */
  listedCells: Uint8Array;
  /** See `record.ts`. */
  records: Uint32Array;
  /** Of the open rows. */
  totals: Tally;
}

export function* derivedOf(columns: JobColumns): Generator<void, Derived> {
  const { facts, employer, employerCompany } = columns;
  const size = columns.createdAt.length;
  const open = new Uint32Array(wordsFor(size));
  const openByCompany = new Uint32Array(columns.companyIds.length);
  let openCount = 0;
  yield* inPortions(size, (from, to) => {
    for (let row = from; row < to; row++) {
      if (((facts[row] as number) & Fact.shown) === 0) continue;
      add(open, row);
      openCount++;
      const company = employerCompany[employer[row] as number] as number;
      if (company > 0) openByCompany[company - 1] = (openByCompany[company - 1] as number) + 1;
    }
  });
  const listedCells = cellsOfListed(openByCompany);
  const records = yield* packed(columns, listedCells);
  const totals = emptyTally(columns.locations.length);
  // Without totals of their own every row is counted.
  tallyRows({ records, all: open, totals, count: Number.POSITIVE_INFINITY }, open, openCount, totals);
  yield;
  return { open, openCount, openByCompany, listedCells, records, totals };
}

/** The first of those with an open vacancy, in the order of names, get cells from 1. */
function cellsOfListed(openByCompany: Uint32Array): Uint8Array {
  const cells = new Uint8Array(openByCompany.length);
  let listed = 0;
  for (let company = 0; company < cells.length && listed < companiesShown; company++)
    if ((openByCompany[company] as number) > 0) cells[company] = ++listed;
  return cells;
}

function* packed(columns: JobColumns, listed: Uint8Array): Generator<void, Uint32Array> {
  const { title, employer, location, category, industry, salary, score, type, facts } = columns;
  // An unknown value stands for any: the segment leaves its rows out.
  const known = (numbers: Int8Array) => Uint8Array.from(numbers, (number) => Math.max(0, number));
  const types = known(typeNumbers(columns));
  const ranks = known(levelNumbers(columns));
  const titleLevel = columns.titleLevels.map((level) =>
    level === 0 ? middle : (ranks[level - 1] as number),
  );
  const remotePlace = Uint8Array.from(columns.locations, (name) =>
    Number(jobTypesOf({ job_type: 'Full-time', location: name }).length === 2),
  );
  // Entry 0 is «none» in each of these.
  const after0 = (cells: Iterable<number>) => Uint8Array.from([0, ...cells]);
  const bucket = after0(
    columns.salaryMin.values().map((min) => numberOfBucket(salaryBucket({ min, max: min, currency: '₽' }))),
  );
  const isAi = Uint8Array.from(columns.scores, (ai_score) => Number(isAiJob({ ai_score })));
  const categoryCells = after0(columns.categories.map(categoryCell));
  const industryCells = after0(columns.industries.map(industryCell));
  const employerCell = Uint8Array.from(columns.employerCompany, (company) =>
    company === 0 ? 0 : (listed[company - 1] as number),
  );

  yield;

  const records = new Uint32Array(2 * title.length);
  yield* inPortions(title.length, (from, to) => {
    for (let row = from; row < to; row++) {
      const fact = facts[row] as number;
      const place = location[row] as number;
      const marks = packedMarks(
        types[type[row] as number] as number,
        remotePlace[place] as number,
        titleLevel[title[row] as number] as number,
        bucket[salary[row] as number] as number,
        isAi[score[row] as number] as number,
        (fact & Fact.contacts) === 0 ? 0 : 1,
      );
      const sectors = packedSector(
        categoryCells[category[row] as number] as number,
        industryCells[industry[row] as number] as number,
      );
      records[2 * row] = packedFirst(marks, sectors);
      records[2 * row + 1] = packedSecond(place, employerCell[employer[row] as number] as number);
    }
  });
  return records;
}
