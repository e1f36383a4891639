import { isAiJob } from '#core/domain/job/ai-score.ts';
import { jobTypesOf } from '#core/domain/job/job-type.ts';
import { defaultLevel, levels } from '#core/domain/job/level.ts';
import { salaryBucket, salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { companiesShown } from '#core/domain/search/catalog.ts';
import { type StoredToggle, storedToggles, taxonomyFacets } from '#core/domain/search/facets.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { countFacets, emptyHistograms, type FacetHistograms } from '../facets/histograms.ts';
import {
  type PackedName,
  packedDigit,
  packSecondWord,
  secondValueOffset,
  taxonomyDigit,
} from '../facets/packed-facets.ts';
import { add, type Bitmap, wordsFor } from './bitmap.ts';
import { allFacts, Fact, type JobColumns, type Numbers, taxonomyColumns } from './job-columns.ts';
import { type DerivedChoice, storedChoices } from './stored-choices.ts';
import { choiceNumbers, levelNumbers, typeNumbers } from './unknown-values.ts';

const unnamed = levels.indexOf(defaultLevel);

/** What a segment counts by, made of its columns before its first question. */
export interface DerivedColumns {
  /** The rows that everybody sees. */
  open: Bitmap;
  openCount: number;
  /** Open rows of each company. */
  openByCompany: Uint32Array;
  /** Of each company its cell among the listed; 0 for most. */
  listedCells: Uint8Array;
  /** See `facets/packed-facets.ts`. */
  packedFacets: Uint32Array;
  /** Of the open rows. */
  totals: FacetHistograms;
}

export function* deriveColumns(columns: JobColumns): Generator<void, DerivedColumns> {
  const { facts, employer, employerCompany } = columns;
  const size = columns.createdAt.length;
  const open = new Uint32Array(wordsFor(size));
  const openByCompany = new Uint32Array(columns.companyIds.length);
  let openCount = 0;
  yield* inChunks(size, (from, to) => {
    for (let row = from; row < to; row++) {
      if (((facts[row] as number) & Fact.shown) === 0) continue;
      add(open, row);
      openCount++;
      const company = employerCompany[employer[row] as number] as number;
      if (company > 0) openByCompany[company - 1] = (openByCompany[company - 1] as number) + 1;
    }
  });
  const listedCells = cellsOfListed(openByCompany);
  const packedFacets = yield* packFacets(columns, listedCells);
  const totals = emptyHistograms(columns.locations.length);
  // Without totals of their own every row is counted.
  countFacets({ packedFacets, all: open, totals, count: Number.POSITIVE_INFINITY }, open, openCount, totals);
  yield;
  return { open, openCount, openByCompany, listedCells, packedFacets, totals };
}

/** The first of those with an open vacancy, in the order of names, get cells from 1. */
function cellsOfListed(openByCompany: Uint32Array): Uint8Array {
  const cells = new Uint8Array(openByCompany.length);
  let listed = 0;
  for (let company = 0; company < cells.length && listed < companiesShown; company++)
    if ((openByCompany[company] as number) > 0) cells[company] = ++listed;
  return cells;
}

/** Of each score whether it is that of an AI vacancy, 1 or 0. */
export const aiScores = ({ scores }: JobColumns): Uint8Array =>
  Uint8Array.from(scores, (ai_score) => Number(isAiJob({ ai_score })));

/** What the values of a column add to the first word of a row. */
interface Contribution {
  column: Uint8Array | Numbers;
  byValue: Uint32Array;
}

function contributionsOf(columns: JobColumns): Contribution[] {
  // An unknown value stands for none: the segment leaves its rows out.
  const digitsOf = (numbers: Iterable<number>) => Array.from(numbers, (number) => number + 1);
  const contribution = (
    name: PackedName,
    column: Contribution['column'],
    digits: Iterable<number>,
  ): Contribution => ({
    column,
    byValue: Uint32Array.from(digits, (digit) => packedDigit(name, digit)),
  });
  // Entry 0 is «none» in each of these.
  const after0 = (digits: Iterable<number>) => [0, ...digits];
  const levelDigits = Uint32Array.from([unnamed, ...levelNumbers(columns)], (level) =>
    packedDigit('level', level + 1),
  );
  const isRemotePlace = (location: string) => jobTypesOf({ job_type: 'Full-time', location }).length === 2;
  const { title, location, salary, score, type, facts } = columns;
  const taxonomies = taxonomyColumns(columns);
  const toggles: Record<StoredToggle, { column: Contribution['column']; isOn: Uint8Array }> = {
    ai: { column: score, isOn: aiScores(columns) },
    contacts: {
      column: facts,
      isOn: Uint8Array.from({ length: allFacts + 1 }, (_, fact) => Number((fact & Fact.contacts) !== 0)),
    },
  };
  const derivedChoices: Record<DerivedChoice, Contribution[]> = {
    type: [
      contribution('type', type, digitsOf(typeNumbers(columns))),
      contribution(
        'type',
        location,
        columns.locations.map((name) => (isRemotePlace(name) ? secondValueOffset('type') : 0)),
      ),
    ],
    level: [{ column: title, byValue: valuesAt(levelDigits, columns.titleLevels) }],
    salary: [
      contribution(
        'salary',
        salary,
        after0(
          columns.salaryMin
            .values()
            .map((min) => salaryBuckets.indexOf(salaryBucket({ min, max: min, currency: '₽' })) + 1),
        ),
      ),
    ],
  };
  return [
    ...Object.values(derivedChoices).flat(),
    ...storedToggles.map(({ name }) => contribution(name, toggles[name].column, toggles[name].isOn)),
    ...taxonomyFacets.map(({ name }) =>
      contribution(
        name,
        taxonomies[name].numbers,
        after0(taxonomies[name].ids.map((id) => taxonomyDigit(name, id))),
      ),
    ),
    ...storedChoices.map(({ name }) =>
      contribution(
        name,
        columns.choices[name]?.numbers ?? new Uint8Array(title.length),
        after0(digitsOf(choiceNumbers(columns, name))),
      ),
    ),
  ];
}

/** `values` by the numbers of `places`. */
function valuesAt(values: Uint32Array, places: Uint8Array): Uint32Array {
  const result = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at++) result[at] = values[places[at] as number] as number;
  return result;
}

/** Adds what the values say to every other number, from the first. */
function addContribution(firstWords: Uint32Array, values: Uint32Array, byValue: Uint32Array): void {
  for (let at = 0; at < values.length; at++)
    firstWords[2 * at] = (firstWords[2 * at] as number) + (byValue[values[at] as number] as number);
}

/** What location and employer add to the second word of a row. */
function secondWordContributions(columns: JobColumns, listedCells: Uint8Array): Contribution[] {
  const { location, locations, employer, employerCompany } = columns;
  const locationWords = new Uint32Array(locations.length);
  for (let at = 0; at < locationWords.length; at++) locationWords[at] = packSecondWord(at, 0);
  const employerWords = new Uint32Array(employerCompany.length);
  for (let at = 0; at < employerWords.length; at++) {
    const company = employerCompany[at] as number;
    if (company > 0) employerWords[at] = packSecondWord(0, listedCells[company - 1] as number);
  }
  return [
    { column: location, byValue: locationWords },
    { column: employer, byValue: employerWords },
  ];
}

function* packFacets(columns: JobColumns, listedCells: Uint8Array): Generator<void, Uint32Array> {
  const size = columns.createdAt.length;
  const words = [contributionsOf(columns), secondWordContributions(columns, listedCells)];
  yield;
  const packedFacets = new Uint32Array(2 * size);
  yield* inChunks(size, (from, to) => {
    // Columns are of several widths; copied to one, they take a loop that has not run before half the time.
    for (const [word, contributions] of words.entries())
      for (const { column, byValue } of contributions)
        addContribution(
          packedFacets.subarray(2 * from + word),
          new Uint32Array(column.subarray(from, to)),
          byValue,
        );
  });
  return packedFacets;
}
