import Button from '@cloudscape-design/components/button';
import { failure } from '../texts/ru.ts';
import { kept as texts } from '../texts/viewer/viewer-ru.ts';
import type { SaveState } from './annotation-saver.ts';
import styles from './pdf-reader.module.css';

interface SaveStatusProps {
  saveState: SaveState;
  /** Once, since the document was opened: before that nothing is worth a word. */
  hasSaved: boolean;
  onRetry(): void;
  onReload(): void;
}

/** Whether the annotations are safe; what to do where they are not. */
export function SaveStatus({ saveState, hasSaved, onRetry, onReload }: SaveStatusProps) {
  const isQuiet = saveState === 'kept' || saveState === 'changed' || saveState === 'saving';
  const isSilent = saveState === 'kept' && !hasSaved;
  return (
    <>
      <p role="status" className={styles.kept}>
        {isQuiet && !isSilent && texts[saveState]}
      </p>
      {!isQuiet && <NotSaved saveState={saveState} onRetry={onRetry} onReload={onReload} />}
    </>
  );
}

const NotSaved = ({ saveState, onRetry, onReload }: Omit<SaveStatusProps, 'hasSaved'>) => (
  <div role="alert" className={styles.unkept}>
    <p>{texts[saveState]}</p>
    {saveState === 'failed' && (
      <Button formAction="none" onClick={onRetry}>
        {failure.retry}
      </Button>
    )}
    {saveState === 'conflict' && (
      <Button formAction="none" onClick={onReload}>
        {texts.reload}
      </Button>
    )}
  </div>
);
