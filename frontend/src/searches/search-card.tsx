import { type ReactNode, useRef, useState } from 'react';
import { newestAddressOf } from '#core/domain/search/newest-address.ts';
import { maxSearchNameLength } from '#core/domain/search/saved-search.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { nearDayOf } from '../texts/moments.ts';
import { emails as emailsTexts } from '../texts/tracker/emails-ru.ts';
import { searches as texts } from '../texts/tracker/searches-ru.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';
import { PageLink } from '../ui/control/page-link.tsx';
import { NameForm } from '../ui/form/name-form.tsx';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import type { NewCount } from './new-counts.ts';
import styles from './search-card.module.css';

export interface SearchActions {
  rename(search: SavedSearch, name: string): void;
  pause(search: SavedSearch, isPaused: boolean): void;
  remove(search: SavedSearch): void;
}

interface SearchCardProps {
  search: SavedSearch;
  /** Of what is new. */
  count: NewCount;
  onCountAgain(): void;
  now: Date;
  actions: SearchActions;
  /** When e-mails tell of it, where an account keeps it. */
  emails?: ReactNode;
  /** Where there is no account that e-mails would come to. */
  onSubscribe?(): void;
}

/** One saved search: what is new, and what can be done with it. */
export function SearchCard({
  search,
  count,
  onCountAgain,
  now,
  actions,
  emails,
  onSubscribe,
}: SearchCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  /** After what had the focus is gone. */
  const focusOnName = () =>
    requestAnimationFrame(() => keepFocusOnPage(card.current?.querySelector<HTMLElement>('h2 a')));
  function endRenaming() {
    setRenaming(false);
    focusOnName();
  }
  function countAgain() {
    onCountAgain();
    focusOnName();
  }
  const { name, query, isPaused, seenAt } = search;
  // What is new, or may be, stands first: once seen, it is not counted any more.
  const address = isPaused || count === 0 ? `/?${query}` : newestAddressOf(filtersOfQuery(query));
  return (
    <li ref={card} className={styles.card} data-paused={isPaused}>
      {isRenaming ? (
        <NameForm
          label={texts.name}
          longest={maxSearchNameLength}
          name={name}
          onRename={(next) => {
            endRenaming();
            actions.rename(search, next);
          }}
          onCancel={endRenaming}
        />
      ) : (
        <div className={styles.head}>
          <h2 className={styles.name}>
            <PageLink to={address}>{name}</PageLink>
          </h2>
          <NewJobs count={count} isPaused={isPaused} onAgain={countAgain} />
        </div>
      )}
      <p className={styles.about}>{texts.since(nearDayOf(seenAt, now))}</p>
      {emails}
      <div className={styles.acts}>
        {onSubscribe && (
          <TextButton label={emailsTexts.getAbout(name)} onPress={onSubscribe}>
            {emailsTexts.get}
          </TextButton>
        )}
        <TextButton label={texts.about(texts.rename, name)} onPress={() => setRenaming(!isRenaming)}>
          {texts.rename}
        </TextButton>
        <TextButton
          label={texts.about(isPaused ? texts.resume : texts.pause, name)}
          onPress={() => actions.pause(search, !isPaused)}
        >
          {isPaused ? texts.resume : texts.pause}
        </TextButton>
        <a
          className={styles.feed}
          href={`/api/feed?${query}`}
          type="application/atom+xml"
          aria-label={texts.about(texts.feed, name)}
        >
          {texts.feed}
        </a>
        <TextButton label={texts.about(texts.delete, name)} onPress={() => actions.remove(search)}>
          {texts.delete}
        </TextButton>
      </div>
    </li>
  );
}

function NewJobs({ count, isPaused, onAgain }: { count: NewCount; isPaused: boolean; onAgain(): void }) {
  if (isPaused) return <span className={styles.none}>{texts.paused}</span>;
  if (count === null) return null;
  if (count === 'failed')
    return (
      <span className={styles.none}>
        {texts.notCounted} <TextButton onPress={onAgain}>{texts.countAgain}</TextButton>
      </span>
    );
  return count === 0 ? (
    <span className={styles.none}>{texts.noneFresh}</span>
  ) : (
    <strong className={styles.fresh}>{texts.fresh(count)}</strong>
  );
}
