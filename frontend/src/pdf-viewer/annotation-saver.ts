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

/** Saves what has changed, one time after the other; what was drawn meanwhile goes with the next. */
export function annotationSaver({ saved, revision, read, save, onChange, signal }: AnnotationSaverOptions) {
  let known = saved;
  let seen = [...saved];
  let latest = revision;
  let saveState: SaveState = 'kept';
  let saving: Promise<void> | null = null;

  function become(next: SaveState) {
    if (saveState !== next) onChange(next);
    saveState = next;
  }
  /** A reader that has gone would say that all annotations were taken away. */
  function current() {
    if (!signal.aborted) seen = read();
    return seen;
  }
  const isChanged = () => !areSame(known, current());

  async function saveNow() {
    const annotations = current();
    become('saving');
    const answer = await save(annotations, latest);
    if (typeof answer === 'string') {
      become(answer);
      return;
    }
    known = annotations;
    latest = answer;
    become(isChanged() ? 'changed' : 'kept');
  }

  async function keep(): Promise<boolean> {
    current();
    while (saving) await saving;
    if (!isChanged()) {
      if (saveState !== 'conflict' && saveState !== 'gone') become('kept');
      return true;
    }
    if (saveState === 'conflict' || saveState === 'gone') return false;
    saving = saveNow().finally(() => {
      saving = null;
    });
    await saving;
    return !isChanged();
  }

  // After a refusal it was closed without them.
  signal.addEventListener('abort', () => {
    if (saveState === 'changed' || saveState === 'saving') void keep();
  });

  return {
    /** Says whether something waits to be saved. */
    look() {
      const isOther = isChanged();
      if (saveState === 'kept' && isOther) become('changed');
      if ((saveState === 'changed' || saveState === 'failed' || saveState === 'too_large') && !isOther)
        become('kept');
      return saveState;
    },
    /** True where all is kept afterwards. */
    keep,
    /** What the server had when both were the same. */
    before: () => known,
  };
}

export type AnnotationSaver = ReturnType<typeof annotationSaver>;
