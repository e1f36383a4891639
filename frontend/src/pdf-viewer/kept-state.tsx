import Button from '@cloudscape-design/components/button';
import { failure } from '../texts/ru.ts';
import { kept as texts } from '../texts/viewer-ru.ts';
import type { Keeping } from './annotation-saver.ts';
import styles from './pdf-reader.module.css';

interface KeptStateProps {
  keeping: Keeping;
  /** Once, since the document was opened: before that nothing is worth a word. */
  hasSaved: boolean;
  onRetry(): void;
  onReload(): void;
}

/** Whether the annotations are safe; what to do where they are not. */
export function KeptState({ keeping, hasSaved, onRetry, onReload }: KeptStateProps) {
  const isQuiet = keeping === 'kept' || keeping === 'changed' || keeping === 'saving';
  const isSilent = keeping === 'kept' && !hasSaved;
  return (
    <>
      <p role="status" className={styles.kept}>
        {isQuiet && !isSilent && texts[keeping]}
      </p>
      {!isQuiet && <Unkept keeping={keeping} onRetry={onRetry} onReload={onReload} />}
    </>
  );
}

const Unkept = ({ keeping, onRetry, onReload }: Omit<KeptStateProps, 'hasSaved'>) => (
  <div role="alert" className={styles.unkept}>
    <p>{texts[keeping]}</p>
    {keeping === 'failed' && (
      <Button formAction="none" onClick={onRetry}>
        {failure.retry}
      </Button>
    )}
    {keeping === 'conflict' && (
      <Button formAction="none" onClick={onReload}>
        {texts.reload}
      </Button>
    )}
  </div>
);
