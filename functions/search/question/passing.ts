import { categoryWithDescendants } from '#core/domain/search/catalog.ts';
import { type FilterGroup, type Filters, searchable } from '#core/domain/search/filters.ts';
import { addAll, addSpan, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import type { Postings } from '../segment/postings.ts';
import { numberOfBucket, numberOfLevel, numberOfType } from '../segment/record.ts';
import type { Segment } from '../segment/segment.ts';

/** The rows that pass one active group; hidden ones may be among them. Not to be written to. */
export interface Passing {
  group: FilterGroup;
  rows: Bitmap;
}

/** The active groups only, as `rulesOf` of core/domain/search/filters.ts has them. */
export function passingOf(segment: Segment, filters: Filters, now: Date): Passing[] {
  const passing: Passing[] = [];
  const pass = (group: FilterGroup, rows: Bitmap) => passing.push({ group, rows });

  const text = searchable(filters.q);
  if (text !== '') pass('q', segment.text.holding(text, segment.scratch('q')));
  if (filters.ai) pass('ai', segment.ai);
  if (filters.contacts) pass('contacts', segment.withContacts);
  if (filters.recommended) pass('recommended', recommendedRows(segment, now));

  const either = (group: FilterGroup, values: readonly Bitmap[]) => {
    if (values.length > 0) pass(group, unionOf(values, segment.scratch(group)));
  };
  either('type', distinct(filters.type).map(numberOfType).map(segment.type));
  either('level', distinct(filters.level).map(numberOfLevel).map(segment.level));
  // Who names no salary, no category, no company or no industry passes (docs/rules.md#filter-pass-without).
  if (filters.salary.length > 0)
    either('salary', [
      segment.bucket(0),
      ...distinct(filters.salary).map(numberOfBucket).map(segment.bucket),
    ]);
  const { categories, industries } = segment.columns;
  const named = (
    group: FilterGroup,
    postings: Postings,
    ids: readonly string[],
    selected: readonly string[],
  ) => {
    const wanted = new Set(selected);
    const rows = emptied(segment.scratch(group));
    postings.addTo(rows, 0);
    for (const [at, id] of ids.entries()) if (wanted.has(id)) postings.addTo(rows, at + 1);
    pass(group, rows);
  };
  for (const group of ['category', 'subcategory'] as const)
    if (filters[group].length > 0)
      named(group, segment.categories, categories, filters[group].flatMap(categoryWithDescendants));
  if (filters.company.length > 0) pass('company', companyRows(segment, filters.company));
  if (filters.industry.length > 0) named('industry', segment.industries, industries, filters.industry);
  if (filters.location.length > 0) {
    const numbers = distinct(filters.location).map((name) => segment.locationNumber(name));
    pass('location', oneOf(segment.locations, numbers, segment.scratch('location')));
  }
  if (filters.from !== null || filters.to !== null) {
    const start = filters.to === null ? 0 : segment.firstUntil(Date.parse(filters.to));
    const end = filters.from === null ? segment.size : segment.firstBefore(Date.parse(filters.from));
    const rows = emptied(segment.scratch('date'));
    addSpan(rows, start, end);
    pass('date', rows);
  }
  return passing;
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function emptied(bitmap: Bitmap): Bitmap {
  bitmap.fill(0);
  return bitmap;
}

/** One alone stands as it is. */
function unionOf(values: readonly Bitmap[], scratch: Bitmap): Bitmap {
  const [first, ...rest] = values;
  if (!first || rest.length === 0) return first ?? emptied(scratch);
  scratch.set(first);
  for (const value of rest) addAll(scratch, value);
  return scratch;
}

/** Numbers under 0 are values that the segment does not have. */
function oneOf(postings: Postings, numbers: readonly number[], scratch: Bitmap): Bitmap {
  const known = numbers.filter((number) => number >= 0);
  const [only] = known;
  const own = known.length === 1 && only !== undefined ? postings.bitmap(only) : null;
  if (own) return own;
  emptied(scratch);
  for (const number of known) postings.addTo(scratch, number);
  return scratch;
}

function companyRows(segment: Segment, ids: readonly string[]): Bitmap {
  const rows = segment.scratch('company');
  rows.set(segment.withoutCompany);
  for (const id of distinct(ids)) {
    const company = segment.companyNumber(id);
    if (company >= 0) segment.addRowsOfCompany(rows, company);
  }
  return rows;
}

/** Word by word what `isRecommended` says: an admin's word; or about AI, with a salary, and young. */
export function recommendedRows(segment: Segment, now: Date): Bitmap {
  const rows = segment.scratch('recommended');
  const { paidAi } = segment;
  const tooOld = segment.firstTooOld(now);
  rows.fill(0);
  addSpan(rows, 0, tooOld);
  const young = wordsFor(tooOld);
  for (let at = 0; at < young; at++) rows[at] = (rows[at] as number) & (paidAi[at] as number);
  addAll(rows, segment.recommended);
  return rows;
}
