import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import dynalite from 'dynalite';

/** A database with its server, which does not listen yet; a folder of LevelDB, or null: in memory. */
export function openDatabase(path: string | null): Server {
  closeIterators();
  return dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
}

interface LevelIterator {
  close(): Promise<void>;
  return?(): Promise<void>;
}

/**
 * dynalite ends each query and scan with `iterator.return()` where there is one, and its own database has none: every
 * iterator would stay open, and hold the files and the memory of the state that it began with.
 */
function closeIterators(): void {
  const ofDynalite = createRequire(import.meta.resolve('dynalite'));
  const ofLevel = createRequire(ofDynalite.resolve('level'));
  const { AbstractKeyIterator, AbstractValueIterator } = ofLevel('abstract-level') as Record<
    'AbstractKeyIterator' | 'AbstractValueIterator',
    { prototype: LevelIterator }
  >;
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator])
    prototype.return ??= function () {
      return this.close();
    };
}
