import type { JobRow } from '#core/domain/job/job.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';

/** The rule of docs/rules.md#match-order over rows that stand newest first, each of them scored: the 200 best, then the rest as they stood. */
export function naiveMatch(newestFirst: readonly JobRow[], seeker: Seeker) {
  const ranked = newestFirst
    .map((row) => ({ row, score: matchOf(seeker, demandOf(row)).score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 200);
  const best = new Set(ranked.map(({ row }) => row));
  return {
    ranked,
    order: [
      ...ranked.map(({ row }) => row.id),
      ...newestFirst.filter((row) => !best.has(row)).map(({ id }) => id),
    ],
  };
}

/** What the ranked lack, and of how many of them: as it is counted on a card, in no order. */
export function naiveGaps(ranked: readonly { row: JobRow }[], { concepts }: Seeker): Map<string, number> {
  const lacking = ranked.flatMap(({ row }) => {
    const { asks } = demandOf(row);
    const musts = asks.filter(({ isMust }) => isMust);
    const missing = (musts.length > 0 ? musts : asks).filter(
      (ask) => !ask.concepts.some((conceptId) => concepts.some(({ id }) => id === conceptId)),
    );
    return [...new Set(missing.map((ask) => ask.concepts.join('|')))];
  });
  return new Map([...Map.groupBy(lacking, (value) => value)].map(([key, all]) => [key, all.length]));
}
