import { askName, countedAsks, coverageOf } from '#core/domain/match/score/coverage.ts';
import type { Ask } from '#core/domain/match/score/demand.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { isPreliminary, shownMatch } from '#core/domain/match/score/shown-match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { recommendedShown } from '#core/domain/search/listing.ts';
import type { JobIndex } from '../job-index.ts';
import type { MatchQuery, SearchResult } from '../query/job-query.ts';
import { type MatchingRows, mergePage } from '../query/result-page.ts';
import { comparators, idOf, type RowRef } from '../query/row-ref.ts';
import { remove, rowsIn } from '../segment/bitmap.ts';
import { demandAt } from './demand-at.ts';

/** So many cards stand by their match, the rest by date (docs/rules.md#match-order). */
export const mostRanked = 200;
const mostGaps = 5;
const mostMissing = 24;

export interface CardMatch {
  /** Of 100. */
  score: number;
  met: number;
  asked: number;
  /** Names, the heaviest first. */
  missing: string[];
  isPreliminary: boolean;
}

export interface MatchResult extends SearchResult {
  ranked: number;
  /** By id: of the page's cards that are ranked, and of the recommended. */
  matches: Record<string, CardMatch>;
  gaps: { name: string; count: number }[];
}

interface Ranked extends RowRef {
  score: number;
}

function bestOf(found: readonly MatchingRows[], seeker: Seeker): Ranked[] {
  const all = found.flatMap(({ segment, rows }) =>
    Iterator.from(rowsIn(rows))
      .map((row): Ranked => ({ segment, row, score: matchOf(seeker, demandAt({ segment, row })).score }))
      .toArray(),
  );
  return all
    .sort((one, other) => other.score - one.score || comparators.newest(one, other))
    .slice(0, mostRanked);
}

function cardMatchOf(place: RowRef, seeker: Seeker): CardMatch {
  const demand = demandAt(place);
  const match = matchOf(seeker, demand);
  const { met, asked, missing } = coverageOf(seeker, demand);
  return {
    score: shownMatch(match).score,
    met,
    asked,
    missing: missing.slice(0, mostMissing).map(askName),
    isPreliminary: isPreliminary(match),
  };
}

/** What the ranked ask for most often that the seeker does not bring. */
function gapsOf(ranked: readonly RowRef[], { concepts }: Seeker): MatchResult['gaps'] {
  const own = new Set(concepts.map(({ id }) => id));
  const lacking = new Map<string, { name: string; count: number; weight: number }>();
  for (const place of ranked) {
    const missing = countedAsks(demandAt(place)).filter((ask) => !ask.concepts.some((id) => own.has(id)));
    for (const name of new Set(missing.map(askName))) {
      const gap = lacking.get(name) ?? { name, count: 0, weight: weightOf(missing, name) };
      gap.count += 1;
      lacking.set(name, gap);
    }
  }
  return [...lacking.values()]
    .sort((one, other) => other.count - one.count || other.weight - one.weight)
    .slice(0, mostGaps)
    .map(({ name, count }) => ({ name, count }));
}

const weightOf = (asks: readonly Ask[], name: string): number =>
  Math.min(...(asks.find((ask) => askName(ask) === name)?.concepts ?? []).map(conceptWeight));

/** The rows of all segments without those that are ranked: what follows them, by date. */
function restOf(found: readonly MatchingRows[], ranked: readonly RowRef[]): MatchingRows[] {
  return found.map(({ segment, rows, total }) => {
    const rest = segment.scratch('unranked');
    rest.set(rows);
    const own = ranked.filter((one) => one.segment === segment);
    for (const { row } of own) remove(rest, row);
    return { segment, rows: rest, total: total - own.length };
  });
}

/**
 * What the search answers, the best matches first. Not a part of the index: who only searches loads no lexicon.
 */
export function match(index: JobIndex, query: MatchQuery, seeker: Seeker, now: Date): MatchResult {
  const { found, numbers, start, end, isUnfiltered, countWithoutWord } = index.find(query, now);
  const ranked = bestOf(found, seeker);
  const shown = ranked.slice(start, end);
  const behind = [start, end].map((at) => Math.max(0, at - ranked.length)) as [number, number];
  const rest = behind[1] > 0 ? mergePage(restOf(found, ranked), 'newest', ...behind) : [];
  const recommended = isUnfiltered ? ranked.slice(0, recommendedShown) : [];
  return {
    ...numbers,
    ids: [...shown, ...rest].map(idOf),
    insideOnly: 0,
    recommended: recommended.map(idOf),
    ranked: ranked.length,
    matches: Object.fromEntries(
      [...new Set([...shown, ...recommended])].map((place) => [idOf(place), cardMatchOf(place, seeker)]),
    ),
    gaps: gapsOf(ranked, seeker),
    totalWithoutWord: countWithoutWord(),
  };
}
