import { useRef } from 'react';
import { failure, list } from '../../texts/ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { foundCount } from './found-count.tsx';
import styles from './list-message.module.css';

export function FailedList({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }) {
  const isOnline = useOnline();
  const message = useRef<HTMLDivElement>(null);
  useFocusAfter(message, foundCount);
  return (
    <div ref={message} className={styles.message}>
      <Logo isEmpty size={52} />
      <p className={styles.words}>{failure.jobs}</p>
      <p className={styles.hint}>{isOnline ? list.failedHint : list.offlineHint}</p>
      <div className={styles.actions}>
        <Button isBusy={isRetrying} onPress={onRetry}>
          {failure.retry}
        </Button>
      </div>
    </div>
  );
}
