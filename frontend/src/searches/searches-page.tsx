import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useKnownSearches } from '../account-sync/searches/searches-memory.ts';
import { useSearchesState } from '../account-sync/searches/searches-state.ts';
import { siteConfig } from '../api/site-config.ts';
import { userIdOf } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { page } from '../texts/ru.ts';
import { searches as texts } from '../texts/tracker/searches-ru.ts';
import { type SavedSearch, useSavedSearches } from '../tracker/saved-searches.ts';
import { editSearch, removeSearch } from '../tracker/search-acts.ts';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { useNow } from '../ui/hooks/use-now.ts';
import { AccountPanel } from './account-panel.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { useNewCounts } from './new-counts.ts';
import { type SearchActions, SearchCard } from './search-card.tsx';
import { SearchEmails } from './search-emails.tsx';
import styles from './searches-page.module.css';

const EmailsDialog = lazy(() => import('../account-sync/searches/emails-dialog.tsx'));
const SubscribeDialog = lazy(() => import('./subscribe-dialog.tsx'));

export default function SearchesPage() {
  const session = useSession();
  // Whose they are must be known first: a visitor's would be seen for a moment.
  return session.status === 'loading' ? null : (
    <Searches key={userIdOf(session)} userId={userIdOf(session)} />
  );
}

/** Whether a visitor may ask for e-mails here. */
function useOffersSubscriptions(): boolean {
  const { data } = useQuery({
    queryKey: ['site-config'],
    queryFn: siteConfig,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: null },
  });
  return data?.subscriptions === true;
}

function Searches({ userId }: { userId: string | null }) {
  const saved = useSavedSearches(userId);
  const now = useNow();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const counts = useNewCounts(userId, saved);
  const [announcement, announce] = useState('');
  const offersSubscriptions = useOffersSubscriptions();
  const { isOffered: offersEmails, isKnown } = useSearchesState(userId);
  const { known } = useKnownSearches(userId);
  const [emailSearch, setEmailSearch] = useState<SavedSearch | null>(null);
  const actions: SearchActions = {
    rename(search, name) {
      editSearch(userId, search.id, { name });
      announce(texts.renamed(name));
    },
    pause({ id, name }, isPaused) {
      editSearch(userId, id, { isPaused });
      announce(isPaused ? texts.pausedAnnouncement(name) : texts.resumedAnnouncement(name));
    },
    remove(search) {
      removeSearch(userId, search);
      requestAnimationFrame(() => keepFocusOnPage(heading.current));
    },
  };
  return (
    <div className={styles.page}>
      <title>{page.title(texts.heading)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.heading}
      </h1>
      {userId !== null && <AccountPanel userId={userId} saved={saved} />}
      {saved.length === 0 ? (
        <EmptySearches />
      ) : (
        <ul className={styles.list}>
          {saved.toReversed().map((search: SavedSearch) => (
            <SearchCard
              key={search.id}
              search={search}
              onCountAgain={counts.recount}
              count={counts.of(search)}
              now={now}
              actions={actions}
              emails={
                offersEmails &&
                (isKnown || known[search.id]) && (
                  <SearchEmails
                    search={search}
                    known={known[search.id]}
                    onChange={() => setEmailSearch(search)}
                  />
                )
              }
              {...(userId === null && offersSubscriptions && { onSubscribe: () => setEmailSearch(search) })}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Suspense>
        {emailSearch &&
          (userId === null ? (
            <SubscribeDialog search={emailSearch} onClose={() => setEmailSearch(null)} />
          ) : (
            <EmailsDialog userId={userId} search={emailSearch} onClose={() => setEmailSearch(null)} />
          ))}
      </Suspense>
    </div>
  );
}
