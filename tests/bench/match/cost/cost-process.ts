import { readFileSync } from 'node:fs';
import { matchOf } from '#core/domain/match/score/match.ts';
import type { JobIndex, JobQuery } from '#functions/search/job-index.ts';
import { BestMatches } from '#functions/search/match/best-matches.ts';
import { match } from '#functions/search/match/match.ts';
import { rowsIn } from '#functions/search/segment/bitmap.ts';
import { demandAt } from '#tests/support/search/demand-at.ts';
import { madeNow } from '../../made/made-now.ts';
import { readIndex } from '../../peers/ours.ts';
import { quantile } from '../../quantile.ts';
import { settled } from '../../search/settled.ts';
import { madeSeekers } from '../made-seekers.ts';

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
  /** Of the best twenty and two hundred that scoring every row gives, the share that stands in the list. */
  recall20: number;
  recall200: number;
}

/** Of so many answers to a question the quickest counts: what else the machine does is not asked about. */
const rounds = 4;

const [folder = '', queriesFile = '', checks = '0'] = process.argv.slice(2);
const queries = (JSON.parse(readFileSync(queriesFile, 'utf8')) as JobQuery[]).map(
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

// As the searches above: code that is not compiled yet is no part of what a match costs.
for (const seeker of seekers) for (const query of queries) match(index, query, seeker, madeNow);

const searched: number[] = [];
const matched: number[] = [];
const means: number[] = [];
for (const seeker of seekers) {
  const [bySearch, byMatch] = [0, 1].map(() => queries.map(() => Number.POSITIVE_INFINITY)) as [
    number[],
    number[],
  ];
  for (let round = 0; round < rounds; round++)
    for (const [at, query] of queries.entries()) {
      bySearch[at] = Math.min(
        bySearch[at] as number,
        timed(() => index.search(query, madeNow)),
      );
      byMatch[at] = Math.min(
        byMatch[at] as number,
        timed(() => match(index, query, seeker, madeNow)),
      );
    }
  searched.push(...bySearch);
  matched.push(...byMatch);
  means.push(meanOf(byMatch));
}
const heldBytes = (await settled()) - before;

const recalls = Array.from({ length: Number(checks) }, (_, n) =>
  recallOf(index, queries[(n * 37) % queries.length] as JobQuery, n % seekers.length),
);

const answer: MatchCost = {
  search: { mean: meanOf(searched), p95: quantile(searched, 0.95) },
  match: { mean: meanOf(matched), p95: quantile(matched, 0.95) },
  means,
  firstMs,
  heldBytes,
  checked: recalls.length,
  recall20: meanOf(recalls.map(([twenty]) => twenty)),
  recall200: meanOf(recalls.map(([, all]) => all)),
};
process.stdout.write(JSON.stringify(answer));

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the best twenty and two hundred of scoring every row, the share that is among the two hundred. */
function recallOf(of: JobIndex, query: JobQuery, at: number): [twenty: number, all: number] {
  const seeker = seekers[at] as (typeof seekers)[0];
  const { found } = of.find(query, madeNow);
  const matches = new BestMatches(seeker);
  const best = new Set(matches.of(found, 200).map(({ row }) => row));
  matches.clear();
  const all = found.flatMap(({ segment, rows }) =>
    Array.from(rowsIn(rows), (row) => ({ row, score: matchOf(seeker, demandAt({ segment, row })).score })),
  );
  const expected = all.toSorted((a, b) => b.score - a.score || a.row - b.row).slice(0, 200);
  const shareOf = (rows: typeof expected) =>
    rows.length === 0 ? 1 : rows.filter(({ row }) => best.has(row)).length / rows.length;
  return [shareOf(expected.slice(0, 20)), shareOf(expected)];
}
