import { areSame, type Mark } from './marks.ts';

export type Keeping = 'kept' | 'changed' | 'saving' | 'failed' | 'conflict' | 'too_large' | 'gone';

/** Why the server did not take them: only `failed` may pass by itself. */
export type Refusal = 'failed' | 'conflict' | 'too_large' | 'gone';

interface MarksKeeperOptions {
  saved: readonly Mark[];
  revision: number;
  /** What is marked at the moment. */
  read(): Mark[];
  /** Gives the new revision, or why there is none. */
  save(marks: Mark[], revision: number): Promise<number | Refusal>;
  onChange(keeping: Keeping): void;
}

/** Saves what has changed, one time after the other; what was drawn meanwhile goes with the next. */
export function marksKeeper({ saved, revision, read, save, onChange }: MarksKeeperOptions) {
  let known = saved;
  let latest = revision;
  let keeping: Keeping = 'kept';
  let saving: Promise<void> | null = null;

  function become(next: Keeping) {
    if (keeping !== next) onChange(next);
    keeping = next;
  }
  const isChanged = () => !areSame(known, read());

  async function saveNow() {
    const marks = read();
    become('saving');
    const answer = await save(marks, latest);
    if (typeof answer === 'string') {
      become(answer);
      return;
    }
    known = marks;
    latest = answer;
    become(isChanged() ? 'changed' : 'kept');
  }

  return {
    /** Says whether something waits to be saved. */
    look() {
      if (keeping === 'kept' && isChanged()) become('changed');
      if ((keeping === 'changed' || keeping === 'failed' || keeping === 'too_large') && !isChanged())
        become('kept');
      return keeping;
    },
    /** True where all is kept afterwards. */
    async keep(): Promise<boolean> {
      while (saving) await saving;
      if (!isChanged()) {
        if (keeping !== 'conflict' && keeping !== 'gone') become('kept');
        return true;
      }
      if (keeping === 'conflict' || keeping === 'gone') return false;
      saving = saveNow().finally(() => {
        saving = null;
      });
      await saving;
      return !isChanged();
    },
    /** What the server had when both were the same. */
    before: () => known,
  };
}

export type MarksKeeper = ReturnType<typeof marksKeeper>;
