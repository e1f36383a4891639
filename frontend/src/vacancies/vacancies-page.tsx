import { Activity, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { list, page } from '../texts/ru.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { LazyVacancyDetail, loadVacancyDetail } from './detail/lazy-vacancy-detail.ts';
import { linkIdOf } from './list/job-list.tsx';
import { ListScreen } from './list/list-screen.tsx';
import { addressOf } from './search-address.ts';
import { useSearch } from './use-search.ts';
import { useShortcuts } from './use-shortcuts.ts';

const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'));

/** The list, and over it the open vacancy. The list stays mounted, so that the way back is instant. */
export function VacanciesPage() {
  const control = useSearch();
  const { vacancy, q } = control.search;
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({ isListShown: vacancy === null, onHelp: () => setHelpOpen(true) });
  useFocusOnCardLeft(vacancy);
  useEffect(() => {
    // Most visits open a vacancy: its code comes while the list is being read.
    const timer = setTimeout(loadVacancyDetail, 1_000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {vacancy === null && (
        <PageHead
          title={page.title(...(q === '' ? [] : [q]), list.documentTitle)}
          description={page.description}
          address={addressOf(control.search)}
        />
      )}
      <Activity mode={vacancy === null ? 'visible' : 'hidden'}>
        <ListScreen {...control} />
      </Activity>
      {vacancy !== null && (
        <Suspense fallback={<DetailSkeleton />}>
          <LazyVacancyDetail
            key={vacancy}
            jobId={vacancy}
            control={control}
            addressOfJob={(other) => addressOf({ ...control.search, vacancy: other })}
          />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense>
          <KeyboardHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Back in the list, the reader is where they left it. */
function useFocusOnCardLeft(vacancy: string | null) {
  const left = useRef(vacancy);
  useEffect(() => {
    // From a vacancy one may go on to its copy in another city.
    if (vacancy !== null) left.current ??= vacancy;
    else if (left.current !== null) {
      document.getElementById(linkIdOf(left.current))?.focus({ preventScroll: true });
      left.current = null;
    }
  }, [vacancy]);
}
