import { useRef } from 'react';
import { type FacetName, facetNames } from '#core/domain/search/facets.ts';
import { filters, list } from '../../texts/ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { type AppliedFilter, groupName } from '../filters/applied/applied-filters.ts';
import { emptySearch, lift, type Search } from '../search-address.ts';
import { foundCount } from './found-count.tsx';
import styles from './list-message.module.css';

interface EmptyListProps {
  search: Search;
  applied: readonly AppliedFilter[];
  totalWithout: Partial<Record<FacetName, number>>;
  go(next: Search): void;
}

const removalsShown = 3;

/** What happened, and the single filters whose removal brings most back. */
export function EmptyList({ search, applied, totalWithout, go }: EmptyListProps) {
  const removals = facetNames
    .map((group) => ({ group, total: totalWithout[group] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, removalsShown);
  const message = useRef<HTMLDivElement>(null);
  useFocusAfter(message, foundCount);
  return (
    <div ref={message} className={styles.message}>
      <p className={styles.words}>{list.empty}</p>
      {removals.length === 0 && applied.length > 0 && (
        <div className={styles.actions}>
          <Button onPress={() => go({ ...emptySearch, sort: search.sort })}>{filters.resetAll}</Button>
        </div>
      )}
      {removals.length > 0 && (
        <>
          <p className={styles.hint}>{list.emptyHint}</p>
          <ul className={styles.actions}>
            {removals.map(({ group, total }) => (
              <li key={group}>
                <Button onPress={() => go(lift(search, group))}>
                  {list.without(groupName(group, applied, search), total)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
