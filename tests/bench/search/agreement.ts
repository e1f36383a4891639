import type { SearchResult } from '#functions/search/job-index.ts';
import type { PeerAnswer } from '../peers/peer.ts';

type Counts = Readonly<Record<string, number>>;

const same = (expected: Counts, given: Partial<Counts>): boolean =>
  Object.entries(expected).every(([value, count]) => (given[value] ?? 0) === count);

/** Total, ids in their order, and every count that the oracle gives; one that is not there is 0. */
export function agrees(oracle: PeerAnswer, given: PeerAnswer): boolean {
  const { counts } = given;
  const expected = oracle.counts as SearchResult['counts'];
  return (
    oracle.total === given.total &&
    oracle.ids.length === given.ids.length &&
    oracle.ids.every((id, n) => given.ids[n] === id) &&
    expected.aiJobs === counts.aiJobs &&
    expected.directContacts === counts.directContacts &&
    expected.recommended === counts.recommended &&
    (['type', 'level', 'salary', 'category', 'company', 'location', 'industry', 'date'] as const).every(
      (group) => same(expected[group], counts[group]),
    )
  );
}
