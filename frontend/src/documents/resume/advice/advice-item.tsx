import Button from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import { analysis as texts } from '../../../texts/documents-ru.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './advice-item.module.css';
import { hasPlace, type JudgedAdvice } from './analysis.ts';

interface AdviceItemProps {
  item: JudgedAdvice;
  number: number;
  onAccept(): void;
  onReject(): void;
  onUndo(): void;
  onShow(): void;
}

export function AdviceItem({ item, number, ...handlers }: AdviceItemProps) {
  const { advice, verdict } = item;
  const { kind, quote, proposal, reason } = advice;
  const isInPlace = hasPlace(item);
  const row = useFocusKept<HTMLLIElement>(verdict);
  return (
    <li ref={row} className={`${styles.item} ${verdict === 'open' ? '' : styles.decided}`}>
      <p className={styles.kind}>{texts.kinds[kind]}</p>
      {quote !== null && (
        <p>
          <span className={styles.label}>{texts.quote}: </span>
          <q className={styles.quote}>{quote}</q>
        </p>
      )}
      {proposal !== null && (
        <p>
          <span className={styles.label}>{quote === null ? texts.addition : texts.proposal}: </span>
          <span className={styles.proposal}>{proposal}</span>
        </p>
      )}
      <p>
        <span className={styles.label}>{texts.reason}: </span>
        {reason}
      </p>
      {!isInPlace && <p>{verdict === 'accepted' ? texts.changedSince : texts.gone}</p>}
      <div className={styles.actions}>
        {verdict === 'open' ? (
          <>
            {proposal !== null && isInPlace && (
              <Button formAction="none" ariaLabel={texts.acceptNamed(number)} onClick={handlers.onAccept}>
                {texts.accept}
              </Button>
            )}
            <Button formAction="none" ariaLabel={texts.rejectNamed(number)} onClick={handlers.onReject}>
              {texts.reject}
            </Button>
            {quote !== null && isInPlace && (
              <TextButton label={texts.showNamed(number)} onPress={handlers.onShow}>
                {texts.show}
              </TextButton>
            )}
          </>
        ) : (
          <>
            <span className={styles.verdict}>{texts[verdict]}</span>
            {isInPlace && (
              <Button formAction="none" ariaLabel={texts.undoNamed(number)} onClick={handlers.onUndo}>
                {texts.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** The pressed button goes with the decision: the next one of the row has the focus then. */
function useFocusKept<E extends HTMLElement>(verdict: JudgedAdvice['verdict']) {
  const row = useRef<E>(null);
  const shownVerdict = useRef(verdict);
  useEffect(() => {
    if (shownVerdict.current === verdict) return;
    shownVerdict.current = verdict;
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [verdict]);
  return row;
}
