/*
 * Which deletions of searches may still be taken back. What lets one do so is to be seen in one tab; the others know by a
 * lock, which goes with that tab, however it ends.
 */

const lockOf = (id: string) => `search-undo ${id}`;

/** By id, those of this tab that were not taken back. */
const deletedHere = new Set<string>();
/** Where a browser has no locks, of this tab alone. */
const undoable = new Set<string>();

export const noteDeletion = (id: string) => void deletedHere.add(id);
export const noteUndo = (id: string) => void deletedHere.delete(id);
export const wasDeletedHere = (id: string): boolean => deletedHere.has(id);

/** Until what it answers is called. */
export function keepUndoable(id: string): () => void {
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  undoable.add(id);
  globalThis.navigator?.locks?.request(lockOf(id), { mode: 'shared' }, () => isOver).catch(() => {});
  return () => {
    undoable.delete(id);
    release();
  };
}

/** Asks all tabs of this browser. */
export async function findUndoable(): Promise<(id: string) => boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query().catch(() => null)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (id) => undoable.has(id) || names.has(lockOf(id));
}
