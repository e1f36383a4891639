import { type ReactNode, useRef } from 'react';
import { defaultSort } from '#core/domain/search/listing.ts';
import { agreeToMatch, withdrawMatchConsent } from '../../browser-storage/match-consent.ts';
import { type Personal, usePersonal } from '../../match/personal-store.ts';
import { useSession } from '../../session/use-session.ts';
import { order as texts } from '../../texts/vacancies/match-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { PageLink } from '../../ui/control/page-link.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { foundCount } from '../list/found-count.tsx';
import type { FoundJobs } from '../queries.ts';
import { change, type Search, type SearchControl } from '../search-address.ts';
import styles from './match-head.module.css';
import { Gaps, Ranked } from './ranked.tsx';

interface MatchHeadProps extends Pick<SearchControl, 'go'> {
  search: Search;
  /** The answer that the list shows. */
  found: FoundJobs | undefined;
}

/** Beside the order: what it waits for, whose it is, and what is to be had of it (docs/rules.md#sort-match). */
export default function MatchHead({ search, found, go }: MatchHeadProps) {
  const session = useSession();
  const personal = usePersonal();
  const userId = session.status === 'user' ? session.user.id : null;
  const isByMatch = search.sort === 'match';
  const leave = () => go(change(search, { sort: defaultSort(search.q) }));
  switch (stepOf(personal)) {
    case 'unknown':
      return null;
    case 'off':
      return isByMatch ? <p className={styles.note}>{texts.off}</p> : null;
    case 'unread':
      return isByMatch || personal.status === 'short' ? <Needed isFallback={isByMatch} /> : null;
    case 'unasked':
      return isByMatch ? <Consent onAgree={() => agreeToMatch(userId)} onLater={leave} /> : null;
    case 'known':
      if (!isByMatch || !found?.matches) return null;
      return (
        <KeptFocus className={styles.ranked}>
          <div className={styles.line}>
            <Ranked found={found} />
            <span className={styles.acts}>
              <PageLink to="/about/matching">{texts.about}</PageLink>
              <TextButton
                onPress={() => {
                  withdrawMatchConsent(userId);
                  leave();
                }}
              >
                {texts.takeBack}
              </TextButton>
            </span>
          </div>
          {found.version !== undefined && found.version !== personal.version && <OtherRules />}
          <Gaps found={found} />
        </KeptFocus>
      );
  }
}

function stepOf({ status, isOffered, hasAgreed }: Personal) {
  if (isOffered === false) return 'off';
  if (isOffered === null || status === 'unknown') return 'unknown';
  if (status !== 'ready') return 'unread';
  return hasAgreed ? 'known' : 'unasked';
}

const Needed = ({ isFallback }: { isFallback: boolean }) => (
  <p className={styles.note} role="status">
    <PageLink to="/profile">{texts.needed}</PageLink>
    {texts.neededFor}
    {isFallback && texts.fallback}
  </p>
);

const Consent = ({ onAgree, onLater }: { onAgree(): void; onLater(): void }) => (
  <KeptFocus>
    <section className={styles.consent} aria-label={texts.consentLabel}>
      <p>{texts.consent}</p>
      <div className={styles.acts}>
        <Button isPrimary onPress={onAgree}>
          {texts.agree}
        </Button>
        <Button onPress={onLater}>{texts.notNow}</Button>
        <PageLink to="/about/matching">{texts.about}</PageLink>
      </div>
    </section>
  </KeptFocus>
);

/** Each press in here takes it away: reading goes on at the answer. */
function KeptFocus({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(place, foundCount);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}

const OtherRules = () => (
  <p className={styles.note} role="status">
    {texts.otherRules} <TextButton onPress={() => location.reload()}>{texts.reload}</TextButton>
  </p>
);
