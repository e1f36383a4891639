import { lazy, Suspense } from 'react';
import { consentTexts, type SyncKind } from '#core/domain/user/consent.ts';
import { Button } from '../../ui/control/button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { useIsSynced } from '../shown-state.ts';
import { useSyncState } from '../sync-state.ts';
import styles from './sync-panel.module.css';

const SyncPanel = lazy(() => import('./sync-panel.tsx'));

const blank = '\u00a0';
const noop = () => {};

/** Where the panel stands. What is known late finds its room there and moves nothing. */
export function SyncPlace({ userId, kind }: { userId: string; kind: SyncKind }) {
  const { isOffered, isKnown } = useSyncState(userId, kind);
  const isSynced = useIsSynced(userId, kind);
  // Not offered, or nobody could say whether it is.
  if (isOffered === false || (isOffered === null && isKnown)) return null;
  const placeholder = (
    <div className={`${styles.panel} ${styles.room}`}>
      <div className={styles.line}>
        {isSynced ? (
          <>
            <p className={styles.text}>{blank}</p>
            <TextButton onPress={noop}>{blank}</TextButton>
          </>
        ) : (
          <Button onPress={noop}>{blank}</Button>
        )}
      </div>
      {!isSynced && <p className={styles.consent}>{consentTexts[kind]}</p>}
    </div>
  );
  return (
    <Suspense fallback={placeholder}>
      <SyncPanel userId={userId} kind={kind}>
        {placeholder}
      </SyncPanel>
    </Suspense>
  );
}
