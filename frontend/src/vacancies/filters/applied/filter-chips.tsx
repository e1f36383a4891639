import { type ReactNode, useRef } from 'react';
import { filters } from '../../../texts/ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { useFocusAfter } from '../../../ui/hooks/keep-focus.ts';
import { CrossIcon } from '../../../ui/icon.tsx';
import { foundCount } from '../../list/found-count.tsx';
import { SaveSearch } from '../../saved/save-search.tsx';
import { addressOf, change, reset, type Search } from '../../search-address.ts';
import type { AppliedFilter } from './applied-filters.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  applied: readonly AppliedFilter[];
  search: Search;
  /** Whether the reader has saved it. */
  isSaved: boolean;
}

/** Each is a link to the list without it: it works before the script does, and without. */
export function FilterChips({ applied, search, isSaved }: FilterChipsProps) {
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filters.applied}>
      {applied.map(({ key, label, without }) => (
        <Chip key={key} className={styles.chip}>
          <span className={styles.text}>{label}</span>
          <PageLink to={addressOf(without)} className={styles.remove} aria-label={filters.remove(label)}>
            <CrossIcon />
          </PageLink>
        </Chip>
      ))}
      {applied.length > 1 && (
        <Chip>
          <PageLink to={addressOf(change(reset(search), { q: '' }))} className={styles.all}>
            {filters.resetAll}
          </PageLink>
        </Chip>
      )}
      <li>
        <SaveSearch isChip search={search} applied={applied} isSaved={isSaved} />
      </li>
    </ul>
  );
}

function Chip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const chip = useRef<HTMLLIElement>(null);
  useFocusAfter(chip, firstRemaining);
  return (
    <li ref={chip} className={className}>
      {children}
    </li>
  );
}

const firstRemaining = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.${styles.chips} a`) ?? foundCount();
