import { type ReactNode, useRef } from 'react';
import { filters } from '../../../texts/ru.ts';
import { useFocusAfter } from '../../../ui/hooks/keep-focus.ts';
import { CrossIcon } from '../../../ui/icon.tsx';
import { foundCount } from '../../list/found-count.tsx';
import { reset, type Search } from '../../search-address.ts';
import type { AppliedFilter } from './applied-filters.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  applied: readonly AppliedFilter[];
  search: Search;
  go(next: Search): void;
}

export function FilterChips({ applied, search, go }: FilterChipsProps) {
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filters.applied}>
      {applied.map(({ key, label, without }) => (
        <Chip key={key} className={styles.chip}>
          <span className={styles.text}>{label}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={filters.remove(label)}
            onClick={() => go(without)}
          >
            <CrossIcon />
          </button>
        </Chip>
      ))}
      {applied.length > 1 && (
        <Chip>
          <button type="button" className={styles.all} onClick={() => go({ ...reset(search), q: '' })}>
            {filters.resetAll}
          </button>
        </Chip>
      )}
    </ul>
  );
}

function Chip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const chip = useRef<HTMLLIElement>(null);
  useFocusAfter(chip, firstLeft);
  return (
    <li ref={chip} className={className}>
      {children}
    </li>
  );
}

const firstLeft = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.${styles.chips} button`) ?? foundCount();
