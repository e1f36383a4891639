import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchOf } from '#core/domain/match/score/match.ts';
import { type Seeker, seeker } from '#core/domain/match/seeker/seeker.ts';
import { demandOf, demandVersion } from '#core/domain/match/vacancy/demand-of.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { BestMatches, type RankedRow } from '#functions/search/match/best-matches.ts';
import type { MatchingRows } from '#functions/search/query/result-page.ts';
import { idOf } from '#functions/search/query/row-ref.ts';
import { now, passes, zone } from '#tests/support/naive/plain-search.ts';
import { arbitraryQuery, grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';
import { arbitrarySeeker } from '#tests/support/store/seekers.ts';

function bestRows(found: MatchingRows[], person: Seeker, most: number): RankedRow[] {
  const best = new BestMatches(person);
  const ranked = best.of(found, most);
  best.clear();
  return ranked;
}

const everything = {
  ...noFilters,
  sort: 'newest' as const,
  page: 1,
  tz: zone,
  companySearch: '',
};

it('the best of few are those of scoring every row', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryJobRows(now, 120, 'max'),
      fc.array(fc.tuple(fc.oneof(fc.constant(everything), arbitraryQuery), arbitrarySeeker), {
        minLength: 10,
        maxLength: 10,
      }),
      fc.constantFrom('at once', 'grown'),
      fc.integer({ min: 1, max: 30 }),
      async (rows, searches, growth, limit) => {
        const index = growth === 'grown' ? await grownIndex(rows, [], 17) : JobIndex.of(rows);
        for (const [searched, person] of searches) {
          const query = { ...searched, copies: 'apart' as const };
          const { found } = index.find(query, now);
          const expected = rows
            .filter((row) => passes(row, query))
            .map((row) => ({ row, score: matchOf(person, demandOf(row)).score }))
            .toSorted(
              (a, b) =>
                b.score - a.score ||
                Date.parse(b.row.created_at) - Date.parse(a.row.created_at) ||
                (a.row.id < b.row.id ? -1 : 1),
            )
            .slice(0, limit);
          expect(bestRows(found, person, limit).map((match) => [idOf(match), match.score])).toEqual(
            expected.map(({ row, score }) => [row.id, score]),
          );
        }
      },
    ),
    { numRuns: 120 },
  );
}, 180_000);

it('of many those that ask for what a person brings, in whatever segments they stand', () => {
  const person = seeker.parse({ concepts: ['python', 'sql'].map((id) => ({ id, strength: 1 })) });
  const asksOf = (n: number) => [n % 20 === 0 ? 'python' : 'kafka', n % 60 === 0 ? 'sql' : 'vue'];
  const rows = Array.from({ length: 900 }, (_, n) =>
    jobRowWith({
      id: `hh-${n}`,
      created_at: new Date(now.getTime() - 1000 * ((n * 7) % 900)).toISOString(),
      demand: { version: demandVersion, asks: asksOf(n), roles: [], level: null, languages: [] },
    }),
  );
  const expected = rows
    .map((row) => ({ row, score: matchOf(person, demandOf(row)).score }))
    .toSorted((a, b) => b.score - a.score || (a.row.created_at > b.row.created_at ? -1 : 1))
    .slice(0, 45);
  const grown = JobIndex.of(rows.slice(0, 300));
  grown.put(rows.slice(300, 700));
  grown.put(rows.slice(700));
  for (const index of [JobIndex.of(rows), grown])
    expect(
      bestRows(index.find(everything, now).found, person, 45).map((match) => [idOf(match), match.score]),
    ).toEqual(expected.map(({ row, score }) => [row.id, score]));
});

it('of many the few that ask for what a person brings', () => {
  const person = seeker.parse({ concepts: [{ id: 'sql', strength: 1 }] });
  const askOf = (n: number) => ['kafka', 'sql', 'vue'].find((_, at) => n % 45 === 10 * at) ?? 'rust';
  const rows = Array.from({ length: 900 }, (_, n) =>
    jobRowWith({
      id: `hh-${n}`,
      created_at: new Date(now.getTime() - 1000 * n).toISOString(),
      demand: { version: demandVersion, asks: [askOf(n)], roles: [], level: null, languages: [] },
    }),
  );
  const asking = rows.filter((_, n) => askOf(n) === 'sql').map(({ id }) => id);
  expect(bestRows(JobIndex.of(rows).find(everything, now).found, person, asking.length).map(idOf)).toEqual(
    asking,
  );
});

it('of many those whose titles say most of what a person calls themselves', () => {
  const words = ['Ведущий', 'разработчик', 'Python', 'платформы', 'данных'];
  const titleStems = ['ведущ', 'разработчик', 'python', 'платформ', 'данн'];
  const rows = Array.from({ length: 900 }, (_, n) =>
    jobRowWith({
      id: `hh-${n}`,
      // A title says the words whose bits stand in its number.
      title: ['Работа', ...words.filter((_, bit) => ((n * 37) >> bit) % 2 === 1)].join(' '),
      created_at: new Date(now.getTime() - 1000 * n).toISOString(),
    }),
  );
  for (const stems of [titleStems.slice(1, 3), titleStems]) {
    const person = seeker.parse({ titleStems: stems });
    const expected = rows
      .map((row) => ({ row, score: matchOf(person, demandOf(row)).score }))
      .toSorted((a, b) => b.score - a.score || (a.row.created_at > b.row.created_at ? -1 : 1))
      .slice(0, 20);
    expect(
      bestRows(JobIndex.of(rows).find(everything, now).found, person, 20).map((match) => [
        idOf(match),
        match.score,
      ]),
    ).toEqual(expected.map(({ row, score }) => [row.id, score]));
  }
});

it.each([
  ['in one segment', 1],
  ['in two', 2],
])('of very many that are alike the newest stand, %s', (_, parts) => {
  const instantOf = (n: number) => new Date(now.getTime() - 1000 * n).toISOString();
  const rows = Array.from({ length: 6000 }, (_, n) =>
    jobRowWith({ id: `hh-${n}`, title: n % 2 === 0 ? 'Повар' : 'Пекарь', created_at: instantOf(n) }),
  );
  const partOf = (part: number) => rows.filter((_row, n) => n % parts === part);
  const index = JobIndex.of(partOf(0));
  for (let part = 1; part < parts; part++) index.put(partOf(part));
  const { found } = index.find(everything, now);
  expect(found).toHaveLength(parts);
  const best = bestRows(found, seeker.parse({}), 200).map(idOf);
  expect(best).toEqual(rows.slice(0, 200).map(({ id }) => id));
});

it('a question leaves nothing behind for the next one', () => {
  fc.assert(
    fc.property(
      arbitraryJobRows(now),
      arbitrarySeeker,
      arbitrarySeeker,
      (rows, firstSeeker, secondSeeker) => {
        const ask = (index: JobIndex, person: typeof firstSeeker) =>
          bestRows(index.find(everything, now).found, person, 200).map(({ score }) => score);
        const used = JobIndex.of(rows);
        ask(used, firstSeeker);
        expect(ask(used, secondSeeker)).toEqual(ask(JobIndex.of(rows), secondSeeker));
      },
    ),
  );
});
