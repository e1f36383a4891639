import { noFilters } from '#core/domain/search/facets.ts';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { UserError } from '../../infra/user-error.ts';
import { madeNow } from './made/made-now.ts';
import { madeQueries } from './made/made-queries.ts';
import { madeRows } from './made/made-rows.ts';
import { quantile } from './quantile.ts';

const searches = 10_000;
const vacancies = 3300;
const rounds = 5;
/** Seconds, on two cores. */
const maxSeconds = 1.5;

/** Different from each other, as made searches are: from the second round on in a city of some vacancy's. */
function distinctQueries(rows: ReturnType<typeof madeRows>) {
  const made = madeQueries(rows, madeNow).map(({ from: _from, to: _to, ...query }) => query);
  const seen = new Map<string, (typeof made)[number]>();
  for (let round = 0; seen.size < searches && round < searches; round++)
    for (const [at, query] of made.entries()) {
      const { location, title } = rows[(round * 31 + at * 7) % rows.length] as (typeof rows)[number];
      const word = title.split(' ').at(round % 2) ?? '';
      const mixed =
        round === 0 ? query : { ...query, q: query.q === '' ? word : query.q, location: [location] };
      seen.set(JSON.stringify({ ...mixed, page: 1, sort: 'newest' }), mixed);
      if (seen.size === searches) break;
    }
  return [...seen.values()].map((query) => ({ ...noFilters, ...query, from: null, to: null }));
}

/** `npm run bench -- digests`: what one import's new vacancies cost to be told to all who wait for some. */
export async function run(): Promise<void> {
  const rows = madeRows(vacancies);
  const queries = distinctQueries(rows);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const index = JobIndex.of(rows);
    runToEnd(index.prepare());
    found = 0;
    for (const query of queries) found += index.matching(query, madeNow).length;
    times.push((performance.now() - start) / 1000);
  }
  const median = quantile(times, 0.5);
  console.log(
    `${queries.length} разных поисков по ${rows.length} новым вакансиям: ${median.toFixed(2)} с (быстрее всего ${Math.min(...times).toFixed(2)}), найдено ${found}, предел ${maxSeconds} с.`,
  );
  if (queries.length < searches) throw new UserError(`Разных поисков только ${queries.length}.`);
  if (median > maxSeconds) throw new UserError(`Дольше ${maxSeconds} с.`);
}
