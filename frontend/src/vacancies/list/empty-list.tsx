import { useRef } from 'react';
import { sharedFacets } from '#core/domain/search/facets.ts';
import { filters, list } from '../../texts/ru.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { type AppliedFilter, facetLabel } from '../filters/applied/applied-filters.ts';
import type { FoundJobs } from '../queries.ts';
import { addressOf, change, clearFacet, dropWord, emptySearch, type Search } from '../search-address.ts';
import { foundCount } from './found-count.tsx';
import styles from './list-message.module.css';

interface EmptyListProps {
  search: Search;
  applied: readonly AppliedFilter[];
  found: FoundJobs;
}

const removalsShown = 3;

/** What happened, and the filters and words whose removal brings most back. */
export function EmptyList({ search, applied, found: { totalWithout, totalWithoutWord } }: EmptyListProps) {
  const groups = bestOf(
    sharedFacets.map(({ name: group }) => ({
      label: (total: number) => list.without(facetLabel(group, applied, search), total),
      without: clearFacet(search, group),
      total: totalWithout[group] ?? 0,
    })),
  );
  const words = bestOf(
    totalWithoutWord.map(({ word, total }) => ({
      label: (n: number) => list.withoutWord(word, n),
      without: dropWord(search, word),
      total,
    })),
  );
  const message = useRef<HTMLDivElement>(null);
  useFocusAfter(message, foundCount);
  return (
    <div ref={message} className={styles.message}>
      <Logo isEmpty size={52} />
      <p className={styles.words}>{list.empty}</p>
      {groups.length + words.length === 0 && applied.length > 0 && (
        <div className={styles.actions}>
          <LinkButton to={addressOf(change(emptySearch, { sort: search.sort }))}>
            {filters.resetAll}
          </LinkButton>
        </div>
      )}
      <Removals hint={list.emptyHint} removals={groups} />
      <Removals hint={groups.length > 0 ? list.emptyWords : list.emptyWordsAlone} removals={words} />
    </div>
  );
}

interface Removal {
  label(total: number): string;
  without: Search;
  total: number;
}

const bestOf = (removals: Removal[]): Removal[] =>
  removals
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, removalsShown);

function Removals({ hint, removals }: { hint: string; removals: readonly Removal[] }) {
  if (removals.length === 0) return null;
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.actions}>
        {removals.map(({ label, without, total }) => (
          <li key={label(total)}>
            <LinkButton to={addressOf(without)}>{label(total)}</LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
