import { type Annotation, areSame } from './annotations.ts';

export type SaveState = 'kept' | 'changed' | 'saving' | 'failed' | 'conflict' | 'too_large' | 'gone';

/** Why the server did not take them: only `failed` may pass by itself. */
export type SaveFailure = 'failed' | 'conflict' | 'too_large' | 'gone';

interface AnnotationSaverOptions {
  saved: readonly Annotation[];
  revision: number;
  /** What is marked at the moment. */
  read(): Annotation[];
  /** Gives the new revision, or why there is none. */
  save(annotations: Annotation[], revision: number): Promise<number | SaveFailure>;
  onChange(saveState: SaveState): void;
  /** Aborted once there is nothing to read any more: what was seen last is saved, and nothing else. */
  signal: AbortSignal;
}

/** In one go: under a hand that goes on drawing each would find something new. */
const maxSaves = 3;

/** Saves what has changed, one time after the other; what was drawn meanwhile goes with the next. */
export function annotationSaver({ saved, revision, read, save, onChange, signal }: AnnotationSaverOptions) {
  let savedAnnotations = saved;
  let lastRead = [...saved];
  let latest = revision;
  let saveState: SaveState = 'kept';
  let saving: Promise<void> | null = null;

  function setState(next: SaveState) {
    if (saveState !== next) onChange(next);
    saveState = next;
  }
  /** A reader that has gone would say that all annotations were taken away. */
  function readCurrent() {
    if (!signal.aborted) lastRead = read();
    return lastRead;
  }
  const isChanged = () => !areSame(savedAnnotations, readCurrent());

  async function saveNow() {
    const annotations = readCurrent();
    setState('saving');
    const answer = await save(annotations, latest);
    if (typeof answer === 'string') {
      setState(answer);
      return;
    }
    savedAnnotations = annotations;
    latest = answer;
    setState(isChanged() ? 'changed' : 'kept');
  }

  async function keep(savesLeft = maxSaves): Promise<boolean> {
    readCurrent();
    while (saving) await saving;
    if (!isChanged()) {
      if (saveState !== 'conflict' && saveState !== 'gone') setState('kept');
      return true;
    }
    if (saveState === 'conflict' || saveState === 'gone') return false;
    saving = saveNow().finally(() => {
      saving = null;
    });
    await saving;
    // Pages that were drawn meanwhile hold the same annotations in other numbers, and no touch will tell of them.
    return saveState === 'changed' && savesLeft > 1 ? keep(savesLeft - 1) : !isChanged();
  }

  // After a refusal it was closed without them.
  signal.addEventListener('abort', () => {
    if (saveState === 'changed' || saveState === 'saving') void keep();
  });

  return {
    /** Says whether something waits to be saved. */
    look() {
      const hasChanges = isChanged();
      if (saveState === 'kept' && hasChanges) setState('changed');
      if ((saveState === 'changed' || saveState === 'failed' || saveState === 'too_large') && !hasChanges)
        setState('kept');
      return saveState;
    },
    /** True where all is kept afterwards. */
    keep: () => keep(),
    /** What the server had when both were the same. */
    before: () => savedAnnotations,
  };
}

export type AnnotationSaver = ReturnType<typeof annotationSaver>;
