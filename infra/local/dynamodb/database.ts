import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import dynalite from 'dynalite';

/** A database with its server, which does not listen yet; a folder of LevelDB, or null: in memory. */
export function openDatabase(path: string | null): Server {
  closeIterators();
  rememberTables();
  return dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
}

const ofDynalite = createRequire(import.meta.resolve('dynalite'));

interface LevelIterator {
  close(): Promise<void>;
  return?(): Promise<void>;
}

/**
 * dynalite ends each query and scan with `iterator.return()` where there is one, and its own database has none: every
 * iterator would stay open, and hold the files and the memory of the state that it began with.
 */
function closeIterators(): void {
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

type Callback = (error: Error | null, table?: object) => void;

interface Store {
  /** With a status to be checked where a table is changed or described, without one by all that reads and writes items. */
  getTable(name: string, ...rest: [Callback] | [boolean, Callback]): void;
  tableDb: Record<'put' | 'del', (name: string, ...rest: unknown[]) => void>;
}

/**
 * dynalite reads a table's design from its disk for each item that is read or written, a batch's too: a quarter of the time of
 * its thread. What an item needs of it is kept until the table is changed.
 */
function rememberTables(): void {
  const databases = ofDynalite('./db') as { create(options: object): Store; remembers?: true };
  if (databases.remembers) return;
  databases.remembers = true;
  const create = databases.create;
  databases.create = (options) => {
    const store = create(options);
    const known = new Map<string, object>();
    let changes = 0;
    for (const method of ['put', 'del'] as const) {
      const change = store.tableDb[method];
      store.tableDb[method] = (name, ...rest) => {
        changes += 1;
        known.delete(name);
        change(name, ...rest);
      };
    }
    const read = store.getTable;
    store.getTable = (name, ...rest) => {
      const [callback] = rest;
      if (typeof callback !== 'function') return read(name, ...rest);
      const table = known.get(name);
      if (table) return callback(null, table);
      const changesBefore = changes;
      read(name, (error, found) => {
        // Not what was read while the table was being changed.
        if (!error && found && changes === changesBefore) known.set(name, found);
        callback(error, found);
      });
    };
    return store;
  };
}
