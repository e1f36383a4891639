import { Activity, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWatchPersonal } from '../match/use-watch-personal.ts';
import { detail, list, page } from '../texts/ru.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';
import type { FromList } from './card/from-list.ts';
import { linkIdOf } from './card/link-id.ts';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { LazyVacancyDetail, loadVacancyDetail } from './detail/lazy-vacancy-detail.ts';
import { KeepScrollPosition } from './keep-scroll-position.ts';
import { Shortcuts } from './keys/shortcuts.tsx';
import { ListScreen } from './list/list-screen.tsx';
import { prepareStep } from './queries.ts';
import { addressOf } from './search-address.ts';
import { splitWindow } from './split.ts';
import { useHydratedMedia } from './use-hydrated-media.ts';
import { useSearch } from './use-search.ts';
import styles from './vacancies-page.module.css';

/**
 * The list and, over it or beside it, the open vacancy. Which of the two the window decides, in the style sheet: the
 * page that the server draws is for any. The list stays mounted, so that the way back is instant.
 */
export function VacanciesPage() {
  const control = useSearch();
  const { vacancy, q } = control.search;
  const isSplit = useHydratedMedia(splitWindow, true);
  const isListShown = vacancy === null || isSplit;
  useFocusOnCardLeft(vacancy);
  useWatchPersonal(control.search.sort === 'match');
  useEffect(() => {
    // Most visits open a vacancy: its code comes while the list is being read.
    const timer = setTimeout(loadVacancyDetail, 1_000);
    // Whose pointer moves is about to press something.
    window.addEventListener('pointermove', prepareStep, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', prepareStep);
    };
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
      <KeepScrollPosition beside={vacancy} isSplit={isSplit} />
      <div {...(vacancy !== null && { className: styles.split })}>
        <Activity mode={isListShown ? 'visible' : 'hidden'}>
          <ListScreen control={control} isBeside={vacancy !== null && isSplit} />
        </Activity>
        {vacancy !== null && (
          <section key={vacancy} className={styles.pane} aria-label={detail.pane} data-pane>
            <Suspense fallback={<DetailSkeleton />}>
              <LazyVacancyDetail
                jobId={vacancy}
                control={control}
                addressOfJob={(other) => addressOf({ ...control.search, vacancy: other })}
              />
            </Suspense>
          </section>
        )}
      </div>
      <Shortcuts isListShown={isListShown} />
    </>
  );
}

/** When the vacancy is closed, the reader is where they left the list. */
function useFocusOnCardLeft(vacancy: string | null) {
  const opened: FromList | null = useLocation().state;
  const lastCardId = useRef<string | null>(null);
  useEffect(() => {
    // From a vacancy one may go on to its copy in another city, whose way back is to the same card.
    if (vacancy !== null) lastCardId.current = opened?.card ?? lastCardId.current ?? linkIdOf(vacancy);
    else if (lastCardId.current !== null) {
      document.getElementById(lastCardId.current)?.focus({ preventScroll: true });
      lastCardId.current = null;
    }
  }, [vacancy, opened]);
}
