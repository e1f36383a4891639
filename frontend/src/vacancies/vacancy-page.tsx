import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { useWatchPersonal } from '../match/use-watch-personal.ts';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { LazyVacancyDetail } from './detail/lazy-vacancy-detail.ts';
import { Shortcuts } from './keys/shortcuts.tsx';
import { useSearch } from './use-search.ts';

/** One vacancy under an address of its own, to which links from outside lead. */
export function VacancyPage() {
  const { jobId = '' } = useParams();
  const control = useSearch();
  useWatchPersonal(false);
  return (
    <>
      <Suspense fallback={<DetailSkeleton />}>
        <LazyVacancyDetail key={jobId} jobId={jobId} control={control} addressOfJob={vacancyAddress} />
      </Suspense>
      <Shortcuts isListShown={false} />
    </>
  );
}
