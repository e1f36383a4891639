import type { CardMatch } from '#core/contract/match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { recommendedShown } from '#core/domain/search/listing.ts';
import type { JobIndex } from '../job-index.ts';
import type { MatchQuery, SearchResult } from '../query/job-query.ts';
import { type MatchingRows, mergePage } from '../query/result-page.ts';
import { idOf, type RowRef } from '../query/row-ref.ts';
import { remove } from '../segment/bitmap.ts';
import { BestMatches } from './best-matches.ts';
import type { Gap } from './cards/gaps.ts';

/** So many cards stand by their match, the rest by date (docs/rules.md#match-order). */
const maxRanked = 200;

export interface MatchResult extends SearchResult {
  ranked: number;
  /** By id: of the page's cards that are ranked. */
  matches: Record<string, CardMatch>;
  /** Of the ranked. */
  gaps: Gap[];
}

/** The rows of all segments without those that are ranked: what follows them, by date. */
function restOf(found: readonly MatchingRows[], ranked: readonly RowRef[]): MatchingRows[] {
  return found.map(({ segment, rows, total }) => {
    const rest = segment.scratch('unranked');
    rest.set(rows);
    const ownRefs = ranked.filter((ref) => ref.segment === segment);
    for (const { row } of ownRefs) remove(rest, row);
    return { segment, rows: rest, total: total - ownRefs.length };
  });
}

/**
 * What the search answers, the best matches first. Not a part of the index: who only searches loads no lexicon.
 */
export function match(index: JobIndex, query: MatchQuery, seeker: Seeker, now: Date): MatchResult {
  const { found, numbers, start, end, isUnfiltered, countOtherTexts } = index.find(query, now);
  const best = new BestMatches(seeker);
  try {
    const ranked = best.of(found, maxRanked);
    const shownRows = ranked.slice(start, end);
    const behind = [start, end].map((at) => Math.max(0, at - ranked.length)) as [number, number];
    const rest = behind[1] > 0 ? mergePage(restOf(found, ranked), 'newest', ...behind) : [];
    const shownIds = shownRows.map(idOf);
    // They stand on the first page alone.
    const recommended = isUnfiltered ? shownIds.slice(0, recommendedShown) : [];
    // Of so many new keys a plain object takes as long as the cards.
    const matches: Record<string, CardMatch> = Object.create(null);
    for (const [at, card] of shownRows.entries()) matches[shownIds[at] as string] = best.cardOf(card);
    return {
      ...numbers,
      ids: [...shownIds, ...rest.map(idOf)],
      insideOnly: 0,
      recommended,
      ranked: ranked.length,
      matches,
      gaps: best.gaps(ranked),
      ...countOtherTexts(),
    };
  } finally {
    best.clear();
  }
}
