import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { NewCount } from '../../../frontend/src/searches/new-counts.ts';
import { SearchCard } from '../../../frontend/src/searches/search-card.tsx';

const seenAt = '2026-11-20T10:00:00.000Z';

/** Where its name leads. */
function addressOf(query: string, count: NewCount, isPaused = false): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SearchCard
        search={{ id: 's1', name: 'ML', query, savedAt: seenAt, seenAt, isPaused }}
        count={count}
        onCountAgain={() => {}}
        now={new Date(seenAt)}
        actions={{ rename() {}, pause() {}, remove() {} }}
      />
    </MemoryRouter>,
  );
  return /<h2[^>]*><a href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

test('what is counted as new is what its list begins with (docs/rules.md#searches-new)', () => {
  for (const count of [5, null, 'failed'] as const)
    expect(addressOf('q=python&location=Москва', count)).toBe(
      `/?${new URLSearchParams({ q: 'python', location: 'Москва', sort: 'newest' })}`,
    );
});

test('else it is the search as it was saved', () => {
  expect(addressOf('q=python', 0)).toBe('/?q=python');
  expect(addressOf('q=python', null, true)).toBe('/?q=python');
  // Of a list without a text that is its order anyway.
  expect(addressOf('level=Senior', 5)).toBe('/?level=Senior');
});
