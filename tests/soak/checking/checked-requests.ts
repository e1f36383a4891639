import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { feedEntries, type getFeed } from '#core/contract/feeds.ts';
import type { searchJobs } from '#core/contract/jobs.ts';
import type { matchJobs } from '#core/contract/match.ts';
import type { countNew } from '#core/contract/searches.ts';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import type { JobIndex } from '#functions/search/job-index.ts';
import { match } from '#functions/search/match/match.ts';

/** What is asked of the index, parsed as its handler parses it. */
export type CheckedRequest =
  | { readonly kind: 'search'; readonly request: ParsedRequestOf<typeof searchJobs> }
  | { readonly kind: 'match'; readonly request: ParsedRequestOf<typeof matchJobs> }
  | { readonly kind: 'feed'; readonly request: ParsedRequestOf<typeof getFeed> }
  | { readonly kind: 'newCounts'; readonly request: ParsedRequestOf<typeof countNew> };

/** What of an answer is compared. */
export interface ComparedAnswer {
  /** In the answer's order; of one that names none, none. */
  readonly ids: readonly string[];
  /** Totals, and of a match how many cards stand by it. */
  readonly numbers: readonly number[];
}

const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ?? null,
  to: to ?? null,
});

/** What this index says, at this instant. */
export function expectedAnswer(index: JobIndex, question: CheckedRequest, now: Date): ComparedAnswer {
  if (question.kind === 'search') {
    const { ids, total, cards } = index.search({ ...question.request, ...spanOf(question.request) }, now);
    return { ids, numbers: [total, cards] };
  }
  if (question.kind === 'match') {
    const { seeker, ...query } = question.request;
    const found = match(index, { ...query, ...spanOf(query) }, sanitizeSeeker(seeker), now);
    return { ids: found.ids, numbers: [found.total, found.cards, found.ranked] };
  }
  if (question.kind === 'feed') {
    const filters = { ...noFilters, ...question.request, ...spanOf(question.request) };
    return { ids: index.newest(filters, feedEntries, now), numbers: [] };
  }
  const numbers = question.request.searches.map(({ query, since }) =>
    index.countNew({ ...query, from: null, to: null }, new Date(since), now),
  );
  return { ids: [], numbers };
}
