import { useRef } from 'react';
import { sharedFacets } from '#core/domain/search/facets.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import { collapse } from '#core/domain/text/words.ts';
import { filters } from '../../texts/ru.ts';
import { emptyList as texts } from '../../texts/vacancies/empty-list-ru.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { type AppliedFilter, facetLabel } from '../filters/applied/applied-filters.ts';
import type { FoundJobs } from '../queries.ts';
import { addressOf, change, clearFacet, reset, type Search } from '../search-address.ts';
import { foundCount } from './found-count.tsx';
import styles from './list-message.module.css';

interface EmptyListProps {
  search: Search;
  applied: readonly AppliedFilter[];
  found: FoundJobs;
}

const offersShown = 3;

/** What happened, what the text may have meant, and the filters and words whose removal brings most back. */
export default function EmptyList({
  search,
  applied,
  found: { totalWithout, totalWithoutWord, spelling },
}: EmptyListProps) {
  const spellings = spelling
    ? [
        {
          label: (total: number) => texts.inSpelling(spelling.q, total),
          instead: change(search, { q: spelling.q }),
          total: spelling.total,
        },
      ]
    : [];
  const groups = bestOf(
    sharedFacets.map(({ name: group }) => ({
      label: (total: number) => texts.without(facetLabel(group, applied, search), total),
      instead: clearFacet(search, group),
      total: totalWithout[group] ?? 0,
    })),
  );
  const words = bestOf(
    totalWithoutWord.map(({ word, total }) => ({
      label: (n: number) => texts.withoutWord(word, n),
      instead: dropWord(search, word),
      total,
    })),
  );
  const message = useRef<HTMLDivElement>(null);
  useFocusAfter(message, foundCount);
  return (
    <div ref={message} className={styles.message}>
      <Logo isEmpty size={52} />
      <p className={styles.words}>{texts.empty}</p>
      <Offers hint={texts.spellingHint} offers={spellings} />
      {groups.length + words.length === 0 && applied.length > 0 && (
        <div className={styles.actions}>
          <LinkButton to={addressOf(change(reset(search), { q: '' }))}>{filters.resetAll}</LinkButton>
        </div>
      )}
      <Offers hint={texts.emptyHint} offers={groups} />
      <Offers hint={groups.length > 0 ? texts.emptyWords : texts.emptyWordsAlone} offers={words} />
    </div>
  );
}

/** The text without a word of it, as an empty list offers; as typed, where that asks for the other words and no more. */
export function dropWord(search: Search, word: string): Search {
  const others = searchWords(search.q).filter((other) => other !== word);
  const left = search.q.split(/\s+/u).flatMap((part) => {
    const words = searchWords(part);
    return words.includes(word) ? words.filter((other) => other !== word) : [part];
  });
  const typed = collapse(left.join(' '));
  const isExact = searchWords(typed).join(' ') === others.join(' ');
  return change(search, { q: isExact ? typed : others.join(' ') });
}

interface Offer {
  label(total: number): string;
  instead: Search;
  total: number;
}

const bestOf = (offers: Offer[]): Offer[] =>
  offers
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, offersShown);

function Offers({ hint, offers }: { hint: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.actions}>
        {offers.map(({ label, instead, total }) => (
          <li key={label(total)}>
            <LinkButton to={addressOf(instead)}>{label(total)}</LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
