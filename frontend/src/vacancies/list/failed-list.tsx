import Button from '@cloudscape-design/components/button';
import { useOnline } from '../../lib/hooks/use-online.ts';
import { failure, list } from '../../texts/ru.ts';
import styles from './list-message.module.css';

export function FailedList({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }) {
  const isOnline = useOnline();
  return (
    <div className={styles.message}>
      <p className={styles.words}>{failure.jobs}</p>
      <p className={styles.hint}>{isOnline ? list.failedHint : list.offlineHint}</p>
      <div className={styles.actions}>
        <Button loading={isRetrying} loadingText={list.loading} onClick={onRetry}>
          {failure.retry}
        </Button>
      </div>
    </div>
  );
}
