import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { checkTracked, maxChecked } from '#core/contract/tracker.ts';
import { openStages } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { callApi } from '../../api/call-api.ts';
import { vacanciesKey } from '../../api/vacancies-changed.ts';
import { usePersonal } from '../../match/personal-store.ts';
import { useWatchPersonal } from '../../match/use-watch-personal.ts';
import { isManual } from '../../tracker/manual-id.ts';
import { atStage } from '../order.ts';

/** What has become of a record's vacancy, as far as it is known. */
export interface KnownVacancy {
  isClosed: boolean;
  /** The reader's own, of 100; null where nobody or nothing of the vacancy is known. */
  match: number | null;
}

export type KnownVacancies = (id: string) => KnownVacancy;

/** Of all stages the first, then of all the second, and so on: what is shown first comes before what is unfolded. */
export const checkedIds = (records: readonly TrackedJob[], now: Date): string[] =>
  openStages
    .flatMap((stage) =>
      atStage(records, stage, now)
        .filter(({ id }) => !isManual(id))
        .map(({ id }, rank) => ({ id, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxChecked)
    .map(({ id }) => id)
    .sort();

/**
 * One request for all of them, and what they ask for is compared with the reader here
 * (docs/rules.md#tracker-vacancies). Where no answer comes nothing is said.
 */
export function useKnownVacancies(records: readonly TrackedJob[], now: Date): KnownVacancies {
  useWatchPersonal(true);
  const { status, isOffered, own } = usePersonal();
  const ownTexts = status === 'ready' && isOffered ? own : null;
  const jobIds = checkedIds(records, now);
  const withDemands = ownTexts !== null;
  // Before that another request would follow.
  const isSeekerKnown = status !== 'unknown' && isOffered !== null;
  const { data } = useQuery({
    queryKey: [vacanciesKey, 'tracked', { jobIds, withDemands }],
    queryFn:
      isSeekerKnown && jobIds.length > 0
        ? ({ signal }) => callApi(checkTracked, { jobIds, withDemands }, signal)
        : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { failure: null },
  });
  const { data: scores } = useQuery({
    queryKey: [vacanciesKey, 'tracked-matches', ownTexts && { own: ownTexts, demands: data?.demands }],
    queryFn:
      ownTexts && data
        ? async () => {
            const { askWorker } = await import('../../match/match-worker.ts');
            return askWorker({ kind: 'scores', own: ownTexts, demands: data.demands });
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // What is written of somebody stays in the memory no longer than it is shown.
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { failure: null },
  });
  return (id) => ({
    isClosed: data?.closed.includes(id) ?? false,
    match: (ownTexts && scores?.[id]) ?? null,
  });
}
