import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import { useMarkHydrated } from '../../api/use-mark-hydrated.ts';
import { filters } from '../../texts/ru.ts';
import type { SearchControl } from '../search-address.ts';
import { useHydratedMedia } from '../use-hydrated-media.ts';
import styles from './list-screen.module.css';
import { useEarlyInput } from './use-early-input.ts';

const loadFilterDrawer = () => import('../filters/filter-drawer.tsx');
const FilterDrawer = lazy(loadFilterDrawer);

interface FilterPlaceProps {
  /** That the list's controls are part of. */
  form: RefObject<HTMLFormElement | null>;
  control: SearchControl;
  /** There is an open vacancy beside the list. */
  isBeside: boolean;
  isDrawerOpen: boolean;
  /** How many vacancies the drawer leads to. */
  total: number | undefined;
  onCloseDrawer(): void;
  /** The panel. */
  children: ReactNode;
}

/**
 * Where the filters are: beside the list, or in a drawer. The page comes with them beside it for any window; they are
 * hydrated last, behind a boundary of their own, so that a phone only takes them away.
 */
export function FilterPlace(props: FilterPlaceProps) {
  const { isBeside, isDrawerOpen, total, onCloseDrawer, children, ...list } = props;
  const hasRoom = useHydratedMedia('(min-width: 1000px)', true) && !isBeside;
  const closeDrawer = useEffectEvent(() => onCloseDrawer());
  // With a turned tablet the panel came instead: turned back, it must not open by itself.
  useEffect(() => {
    if (hasRoom && isDrawerOpen) closeDrawer();
  }, [hasRoom, isDrawerOpen]);
  useEffect(() => {
    if (hasRoom) return;
    // Its code comes while the list is being read.
    const timer = setTimeout(() => void loadFilterDrawer().catch(() => {}), 1_000);
    return () => clearTimeout(timer);
  }, [hasRoom]);
  if (hasRoom)
    return (
      <Suspense>
        <aside className={styles.panel} aria-label={filters.heading}>
          {children}
        </aside>
        <Hydrated {...list} />
      </Suspense>
    );
  return (
    <>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer total={total} onClose={onCloseDrawer}>
            {children}
          </FilterDrawer>
        </Suspense>
      )}
      <Hydrated {...list} />
    </>
  );
}

/** From here on the list is the application's. */
function Hydrated({ form, control }: Pick<FilterPlaceProps, 'form' | 'control'>) {
  useEarlyInput(form, control);
  useMarkHydrated(control.search.vacancy === null);
  return null;
}
