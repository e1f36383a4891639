import { useState } from 'react';
import { userIdOf } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { page } from '../texts/ru.ts';
import { undo } from '../texts/tracker/desk-ru.ts';
import { searches as texts } from '../texts/tracker/searches-ru.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  type SavedSearch,
  useSavedSearches,
} from '../tracker/saved-searches.ts';
import { useNow } from '../tracker/tracked-count.tsx';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { EmptySearches } from './empty-searches.tsx';
import { useNewCounts } from './new-counts.ts';
import { type SearchActs, SearchCard } from './search-card.tsx';
import styles from './searches-page.module.css';

export default function SearchesPage() {
  const session = useSession();
  // Whose they are must be known first: a visitor's would be seen for a moment.
  return session.status === 'loading' ? null : (
    <Searches key={userIdOf(session)} userId={userIdOf(session)} />
  );
}

function Searches({ userId }: { userId: string | null }) {
  const saved = useSavedSearches(userId);
  const now = useNow();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const counts = useNewCounts(userId, saved);
  const [said, say] = useState('');
  const acts: SearchActs = {
    run: ({ id }) => changeSavedSearch(userId, id, { seenAt: new Date().toISOString() }),
    rename(search, name) {
      changeSavedSearch(userId, search.id, { name });
      say(texts.renamed(name));
    },
    pause({ id, name }, isPaused) {
      changeSavedSearch(userId, id, { isPaused });
      say(isPaused ? texts.pausedTold(name) : texts.resumedTold(name));
    },
    remove({ id, name }) {
      const takeBack = deleteSavedSearch(userId, id);
      notify({ type: 'success', text: texts.deleted(name), act: { text: undo, run: takeBack } });
      requestAnimationFrame(() => keepFocusOnPage(heading.current));
    },
  };
  return (
    <div className={styles.page}>
      <title>{page.title(texts.heading)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.heading}
      </h1>
      {saved.length === 0 ? (
        <EmptySearches />
      ) : (
        <ul className={styles.list}>
          {saved.toReversed().map((search: SavedSearch) => (
            <SearchCard
              key={search.id}
              search={search}
              onCountAgain={counts.again}
              count={counts.of(search)}
              now={now}
              acts={acts}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
