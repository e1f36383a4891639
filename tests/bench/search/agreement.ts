import type { SearchResult } from '#functions/search/job-index.ts';
import type { PeerAnswer } from '../peers/peer.ts';

type Counts = Readonly<Record<string, number>>;

const same = (expected: Counts, actual: Partial<Counts>): boolean =>
  Object.entries(expected).every(([value, count]) => (actual[value] ?? 0) === count);

/** Total, ids in their order, and every count that the oracle gives; one that is not there is 0. */
export function agrees(oracle: PeerAnswer, actual: PeerAnswer): boolean {
  const { counts } = actual;
  const expected = oracle.counts as SearchResult['counts'];
  return (
    oracle.total === actual.total &&
    oracle.ids.length === actual.ids.length &&
    oracle.ids.every((id, n) => actual.ids[n] === id) &&
    expected.aiJobs === counts.aiJobs &&
    expected.directContacts === counts.directContacts &&
    expected.recommended === counts.recommended &&
    (['type', 'level', 'salary', 'category', 'company', 'location', 'industry', 'date'] as const).every(
      (group) => same(expected[group], counts[group]),
    )
  );
}
