import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { now } from '#tests/support/naive/plain-search.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

it('a place of a search that was saved before its name was spelled anew finds what it found (docs/rules.md#filter-location)', () => {
  const places = { old: 'Орел', new: 'Орёл', region: 'Орловская область' };
  const index = JobIndex.of(
    Object.entries(places).map(([id, location]) => jobRowWith({ id, title: 'Повар', location })),
  );
  const found = (...location: string[]) => index.matching({ ...noFilters, location }, now).toSorted();
  expect(found('Орел')).toEqual(['new', 'old']);
  expect(found('ОРЕЛ')).toEqual(['new']);
  expect(found('Орёл')).toEqual(['new']);
  expect(found('Орловская область')).toEqual(['region']);
});
