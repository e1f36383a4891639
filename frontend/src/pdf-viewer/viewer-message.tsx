import Button from '@cloudscape-design/components/button';
import { failure } from '../texts/ru.ts';
import { viewer as texts } from '../texts/viewer/viewer-ru.ts';
import styles from './document-viewer.module.css';

interface ViewerMessageProps {
  text: string;
  isError?: boolean;
  onDownload(): void;
  onRetry?(): void;
  isRetrying?: boolean;
}

/** Instead of a document that cannot be shown: why, and what to do. */
export const ViewerMessage = ({
  text,
  isError = false,
  onDownload,
  onRetry,
  isRetrying = false,
}: ViewerMessageProps) => (
  <div className={styles.message} role={isError ? 'alert' : undefined}>
    <p>{text}</p>
    <div className={styles.ways}>
      {onRetry && (
        <Button formAction="none" variant="primary" loading={isRetrying} onClick={onRetry}>
          {failure.retry}
        </Button>
      )}
      <Button formAction="none" iconName="download" onClick={onDownload}>
        {texts.download}
      </Button>
    </div>
  </div>
);
