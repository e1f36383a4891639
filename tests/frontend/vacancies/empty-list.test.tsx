import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AppliedFilter } from '../../../frontend/src/vacancies/filters/applied/applied-filters.ts';
import EmptyList from '../../../frontend/src/vacancies/list/empty-list.tsx';
import type { FoundJobs } from '../../../frontend/src/vacancies/queries.ts';
import { readSearch } from '../../../frontend/src/vacancies/search-address.ts';

const found = { totalWithout: {}, totalWithoutWord: [] } as unknown as FoundJobs;

/** Addresses of what the empty list of an address offers. */
function offersOf(address: string, answer: Partial<FoundJobs> = {}): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EmptyList
        search={readSearch(new URLSearchParams(address))}
        applied={[{} as AppliedFilter]}
        found={{ ...found, ...answer }}
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

it('«Сбросить всё» leaves what is no filter (docs/rules.md#filter-reset)', () => {
  expect(offersOf('q=zzq&level=Senior&copies=apart&vacancy=hh-1&page=3')).toEqual([
    '/?copies=apart&vacancy=hh-1',
  ]);
  expect(offersOf('q=zzq&level=Senior&sort=salary-desc')).toEqual(['/?sort=salary-desc']);
});

it('offers what the text may have meant, with the other filters (docs/rules.md#count-other-layout)', () => {
  const spelling = { q: 'программист', total: 12 };
  expect(offersOf('q=програмист&level=Senior', { spelling })).toContain(
    `/?${new URLSearchParams({ q: 'программист', level: 'Senior' })}`,
  );
});
