import { skipToken, useQuery } from '@tanstack/react-query';
import { vacanciesKey } from '../../../api/vacancies-changed.ts';
import type { MatchAnswer } from '../../../match/match-job.ts';
import { usePersonal } from '../../../match/personal-store.ts';
import type { OpenJob } from '../queries.ts';

/** How the vacancy and the reader go together; undefined where nobody is known, and until it is reckoned. */
export function useOwnMatch(answer: OpenJob | undefined): MatchAnswer | undefined {
  const { status, own } = usePersonal();
  const isKnown = status === 'ready' && own !== null && answer !== undefined;
  return useQuery({
    queryKey: [vacanciesKey, 'own-match', isKnown && { own, id: answer.job.id, demand: answer.demand }],
    queryFn: isKnown
      ? async () =>
          (await import('../../match/explain.ts')).explain(answer.job, answer.description, answer.demand, own)
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // What is written of somebody stays in the memory no longer than it is shown.
    gcTime: 0,
    retry: false,
    meta: { failure: null },
  }).data;
}
