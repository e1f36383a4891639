import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { consentTexts, type SyncKind } from '#core/domain/user/consent.ts';
import { accountSync as texts } from '../../texts/account/account-sync-ru.ts';
import { nearDayOf, timeOf } from '../../texts/moments.ts';
import { Button } from '../../ui/control/button.tsx';
import { keepFocusOnPage } from '../../ui/hooks/keep-focus.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { type SyncState, useSyncState } from '../sync-state.ts';
import styles from './sync-panel.module.css';

const StopDialog = lazy(() => import('./stop-dialog.tsx'));
const ChoiceDialog = lazy(() => import('./choice-dialog.tsx'));

/** With the year where it is another. */
const momentNear = (iso: string) => `${nearDayOf(iso, new Date())}, ${timeOf(iso)}`;

function stateText({ status, savedAt }: SyncState, kind: SyncKind, isOnline: boolean): string {
  switch (status) {
    case 'offline':
    case 'failed':
      return isOnline && status === 'failed' ? texts.failed : texts.offline;
    case 'tooLarge':
      return texts.tooLarge(kind);
    case 'full':
    case 'unkept':
    case 'asks':
      return texts[status];
    default:
      if (savedAt !== null) return texts.saved(momentNear(savedAt));
      return status === 'sending' ? texts.sending : texts.on;
  }
}

interface SyncPanelProps {
  userId: string;
  kind: SyncKind;
  /** What keeps its room. */
  children: ReactNode;
}

/** Whether it is kept in the account, and the press that says so (docs/rules.md#account-sync-state). */
export default function SyncPanel({ userId, kind, children }: SyncPanelProps) {
  const state = useSyncState(userId, kind);
  const isOnline = useOnline();
  const panel = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<'stop' | 'choice' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The button pressed goes with the same commit that brings the next one: no frame without a focus.
  useLayoutEffect(() => {
    if (isBusy && state.isOn) keepFocusOnPage(panel.current?.querySelector('button'));
  }, [isBusy, state.isOn]);
  // Nothing is said of it before it is known.
  if (!state.isOffered || !(state.isKnown || state.isOn)) return children;

  async function keep() {
    setBusy(true);
    setProblem(null);
    const { turnOn } = await import('../engine.ts');
    if (!(await turnOn(userId, kind))) setProblem(texts.notTurnedOn);
    setBusy(false);
  }

  return (
    <section ref={panel} className={styles.panel} aria-label={texts.label[kind]}>
      {state.isOn ? (
        <div className={styles.line}>
          <p role="status">{stateText(state, kind, isOnline)}</p>
          {state.choice && <Button onPress={() => setDialog('choice')}>{texts.choose}</Button>}
          <TextButton onPress={() => setDialog('stop')}>{texts.stop}</TextButton>
        </div>
      ) : (
        <>
          <div className={styles.line}>
            <Button isBusy={isBusy} onPress={() => void keep()}>
              {texts.keep}
            </Button>
            <p role="status">{problem ?? (state.isEndedElsewhere && texts.endedElsewhere)}</p>
          </div>
          <p className={styles.consent}>{consentTexts[kind]}</p>
        </>
      )}
      <Suspense>
        {dialog === 'stop' && <StopDialog userId={userId} kind={kind} onClose={() => setDialog(null)} />}
        {dialog === 'choice' && state.choice && (
          <ChoiceDialog userId={userId} choice={state.choice} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </section>
  );
}
