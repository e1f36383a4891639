import { useState } from 'react';
import { maxSavedSearches } from '#core/domain/search/saved-search.ts';
import { emailConsents } from '#core/domain/user/consent.ts';
import { useKnownSearches } from '../account-sync/searches/searches-memory.ts';
import { useSearchesState } from '../account-sync/searches/searches-state.ts';
import { useSession } from '../session/use-session.ts';
import { accountSearches as texts } from '../texts/tracker/emails-ru.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';
import { Button } from '../ui/control/button.tsx';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import styles from './account-panel.module.css';
import { UnverifiedEmailNote } from './unverified-email-note.tsx';

interface AccountPanelProps {
  userId: string;
  saved: readonly SavedSearch[];
}

/** Whether searches are kept in the account, and the press that says so (docs/rules.md#searches-account). */
export function AccountPanel({ userId, saved }: AccountPanelProps) {
  const { isOffered, isKnown, status, onlyThere } = useSearchesState(userId);
  const { isJoined, known } = useKnownSearches(userId);
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  if (!isOffered) return null;

  const onlyHere = saved.filter(({ id }) => !known[id]).length;
  const syncedCount = saved.length - onlyHere;
  const isFull = isJoined === true && syncedCount + onlyThere >= maxSavedSearches;
  const canMerge = isKnown && ((onlyHere > 0 && !isFull) || (!isJoined && onlyThere > 0));

  async function mergeAll() {
    setBusy(true);
    const engine = await import('../account-sync/searches/engine.ts');
    await engine.mergeAll(userId);
    setBusy(false);
    requestAnimationFrame(() => keepFocusOnPage());
  }
  async function retry() {
    const { syncOnce } = await import('../account-sync/searches/engine.ts');
    await syncOnce(userId);
  }

  const hasProblem = status === 'offline' || status === 'failed';
  const statusTexts = hasProblem ? [texts[status]] : statusTextsOf();
  function statusTextsOf(): string[] {
    if (!isKnown) return [];
    if (isFull && (onlyHere > 0 || onlyThere > 0))
      return [
        ...(onlyThere > 0 ? [texts.noRoom(onlyThere)] : []),
        ...(onlyHere > 0 ? [texts.noRoomThere(onlyHere)] : []),
      ];
    const unsynced = [
      ...(onlyHere > 0 ? [texts.onlyHere(onlyHere)] : []),
      ...(onlyThere > 0 ? [(isJoined ? texts.noRoom : texts.onlyThere)(onlyThere)] : []),
    ];
    if (unsynced.length > 0 || syncedCount === 0) return unsynced;
    return [status === 'sending' && isBusy ? texts.sending : texts.kept];
  }

  return (
    <section className={styles.panel} aria-label={texts.label}>
      <div className={styles.line}>
        <p role="status">{statusTexts.join(' ')}</p>
        {hasProblem && <TextButton onPress={() => void retry()}>{texts.again}</TextButton>}
        {canMerge && (
          <Button isBusy={isBusy} onPress={() => void mergeAll()}>
            {onlyHere === 0 ? texts.bringBack : onlyThere > 0 ? texts.unite : texts.keep}
          </Button>
        )}
      </div>
      {session.status === 'user' && (
        <UnverifiedEmailNote reader={session.user} searches={Object.values(known)} />
      )}
      {canMerge && onlyHere > 0 && <p className={styles.consent}>{emailConsents.account}</p>}
    </section>
  );
}
