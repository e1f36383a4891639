import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchOf } from '#core/domain/match/score/match.ts';
import type { JobIndex, JobQuery } from '#functions/search/job-index.ts';
import { BestMatches } from '#functions/search/match/best-matches.ts';
import { demandAt } from '#functions/search/match/demand-at.ts';
import { match } from '#functions/search/match/match.ts';
import { rowsIn } from '#functions/search/segment/bitmap.ts';
import { madeNow } from '../made-now.ts';
import { readIndex } from '../peers/ours.ts';
import { quantile } from '../quantile.ts';
import { madeSeekers } from './made-seekers.ts';

/** What a bench of cost prints as JSON: `<folder of the snapshot> <queries> <pairs to check>`. */
export interface MatchCost {
  /** Milliseconds of the same questions by date and by match. */
  search: { mean: number; p95: number };
  match: { mean: number; p95: number };
  /** By seeker. */
  means: number[];
  firstMs: number;
  heldBytes: number;
  checked: number;
  exact: number;
}

const rounds = 2;

async function settled(): Promise<number> {
  const collect = globalThis.gc as ((how: object) => void) | undefined;
  for (let n = 0; n < 3; n++) {
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await sleep(50);
  }
  return process.memoryUsage.rss();
}

const [folder = '', asked = '', checks = '0'] = process.argv.slice(2);
const queries = (JSON.parse(readFileSync(asked, 'utf8')) as JobQuery[]).map(
  (query): JobQuery => ({ ...query, sort: 'newest' }),
);
const seekers = madeSeekers();
const index = await readIndex(folder);
for (const query of queries) index.search(query, madeNow);
const before = await settled();

const timed = (work: () => unknown): number => {
  const since = performance.now();
  work();
  return performance.now() - since;
};
const firstMs = timed(() => match(index, queries[0] as JobQuery, seekers[0] as (typeof seekers)[0], madeNow));

const searched: number[] = [];
const matched: number[] = [];
const means: number[] = [];
for (const seeker of seekers) {
  const own: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const query of queries) {
      const [bySearch, byMatch] = [
        timed(() => index.search(query, madeNow)),
        timed(() => match(index, query, seeker, madeNow)),
      ];
      if (round === 0) continue;
      searched.push(bySearch);
      own.push(byMatch);
    }
  matched.push(...own);
  means.push(meanOf(own));
}
const heldBytes = (await settled()) - before;

let exact = 0;
for (let n = 0; n < Number(checks); n++)
  exact += Number(isExact(index, queries[(n * 37) % queries.length] as JobQuery, n % seekers.length));

const answer: MatchCost = {
  search: { mean: meanOf(searched), p95: quantile(searched, 0.95) },
  match: { mean: meanOf(matched), p95: quantile(matched, 0.95) },
  means,
  firstMs,
  heldBytes,
  checked: Number(checks),
  exact,
};
process.stdout.write(JSON.stringify(answer));

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Whether the two hundred are those of scoring every row. */
function isExact(of: JobIndex, query: JobQuery, at: number): boolean {
  const seeker = seekers[at] as (typeof seekers)[0];
  const { found } = of.find(query, madeNow);
  const matches = new BestMatches(seeker);
  const best = matches.of(found, 200).map(({ row, score }) => `${score} ${row}`);
  matches.clear();
  const all = found.flatMap(({ segment, rows }) =>
    Array.from(rowsIn(rows), (row) => ({ row, score: matchOf(seeker, demandAt({ segment, row })).score })),
  );
  const expected = all.toSorted((one, other) => other.score - one.score || one.row - other.row).slice(0, 200);
  return expected.map(({ row, score }) => `${score} ${row}`).join() === best.join();
}
