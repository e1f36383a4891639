import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import dynalite from 'dynalite';

/** A database with its server, which does not listen yet; a folder of LevelDB, or null: in memory. */
export function openDatabase(path: string | null): Server {
  closeKeyIterators();
  adaptStores();
  // Of each answer; dynalite's own is JavaScript.
  (ofDynalite('buffer-crc32') as { unsigned: typeof crc32 }).unsigned = crc32;
  return dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
}

const ofDynalite = createRequire(import.meta.resolve('dynalite'));

interface LevelIterator {
  nextv(size: number): Promise<object[]>;
  close(): Promise<void>;
  return?(): Promise<void>;
}

/**
 * dynalite ends a list of keys with `iterator.return()` where there is one, and its own database has none: every iterator
 * would stay open, and hold the files and the memory of the state that it began with.
 */
function closeKeyIterators(): void {
  const ofLevel = createRequire(ofDynalite.resolve('level'));
  const { AbstractKeyIterator } = ofLevel('abstract-level') as {
    AbstractKeyIterator: { prototype: LevelIterator };
  };
  AbstractKeyIterator.prototype.return ??= function () {
    return this.close();
  };
}

type Callback = (error: Error | null, table?: object) => void;

type Values = Promise<(object | undefined)[]>;

type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: object }
  | { readonly type: 'del'; readonly key: string };

interface Store {
  db: {
    get(key: string, callback?: Callback | Readonly<Record<string, unknown>>): unknown;
    getSync(key: string): object | undefined;
    put(key: string, value: object, callback: Callback): void;
    del(key: string, callback: Callback): void;
    batch(operations: Operation[]): Promise<void>;
    getMany(keys: string[]): Values;
    values(options?: object): LevelIterator;
    createValueStream(options?: object): Readable;
  };
  lifecycleManager: { trackOperation(operation: Values): Values };
  /** With a status to be checked where a table is changed or described, without one by all that reads and writes items. */
  getTable(name: string, ...rest: [Callback] | [boolean, Callback]): void;
  tableDb: Record<'put' | 'del', (name: string, ...rest: unknown[]) => void>;
}

/** Every store of dynalite's from now on reads its disk less often. */
function adaptStores(): void {
  const databases = ofDynalite('./db') as { create(options: object): Store; isAdapted?: true };
  if (databases.isAdapted) return;
  databases.isAdapted = true;
  const { create } = databases;
  databases.create = (options) => {
    const store = create(options);
    rememberTables(store);
    readTogether(store);
    writeTogether(store);
    streamInChunks(store);
    return store;
  };
}

/**
 * dynalite reads a table's design from its disk for each item that is read or written, a batch's too: a quarter of the time of
 * its thread. What an item needs of it is kept until the table is changed.
 */
function rememberTables(store: Store): void {
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
}

/** So few items are read sooner, of a database that fits in memory, than a thread of LevelDB's is woken for them. */
const maxReadAtOnce = 4;

/** What is asked for in one turn of the thread, the items of a batch before all, is one reading. */
function readTogether({ db, lifecycleManager }: Store): void {
  const readOne = db.get;
  let waiting: { key: string; callback: Callback }[] = [];
  async function readAll() {
    const reads = waiting;
    waiting = [];
    try {
      const keys = reads.map(({ key }) => key);
      const values =
        keys.length <= maxReadAtOnce
          ? keys.map((key) => db.getSync(key))
          : await lifecycleManager.trackOperation(db.getMany(keys));
      setImmediate(() => {
        for (const [at, { callback }] of reads.entries()) callback(null, values[at]);
      });
    } catch {
      // Each learns for itself what is wrong: with the database, or with one value of it.
      for (const { key, callback } of reads) readOne(key, callback);
    }
  }
  db.get = (key, callback) => {
    // While it opens, LevelDB asks itself, with options of its own.
    if (typeof callback !== 'function') return readOne(key);
    waiting.push({ key, callback });
    if (waiting.length === 1) queueMicrotask(() => void readAll());
    return;
  };
}

/** What is written in one turn, an item's indexes before all, is one batch. */
function writeTogether({ db }: Store): void {
  let waiting: { operation: Operation; callback: Callback }[] = [];
  async function writeAll() {
    const writes = waiting;
    waiting = [];
    let failure: Error | null = null;
    try {
      await db.batch(writes.map(({ operation }) => operation));
    } catch (error) {
      failure = error as Error;
    }
    setImmediate(() => {
      for (const { callback } of writes) callback(failure);
    });
  }
  const write = (operation: Operation, callback: Callback) => {
    waiting.push({ operation, callback });
    if (waiting.length === 1) queueMicrotask(() => void writeAll());
  };
  db.put = (key, value, callback) => write({ type: 'put', key, value }, callback);
  db.del = (key, callback) => write({ type: 'del', key }, callback);
}

/** Rows of a query or scan that are read at once: most want no more than the first. */
const [firstChunk, nextChunk] = [25, 250];
const highWaterMarkBytes = 2 ** 18;

/** dynalite reads a query's rows one by one, of which LevelDB reads the first alone and then 16 KB at a time; and it closes no iterator. */
function streamInChunks({ db }: Store): void {
  db.createValueStream = (options) => {
    const iterator = db.values({ ...options, highWaterMarkBytes });
    let size = firstChunk;
    return new Readable({
      objectMode: true,
      read() {
        iterator.nextv(size).then(
          (rows) => {
            for (const row of rows) this.push(row);
            if (rows.length === 0) this.push(null);
            size = nextChunk;
          },
          (error: Error) => this.destroy(error),
        );
      },
      destroy(error, callback) {
        iterator.close().then(
          () => callback(error),
          () => callback(error),
        );
      },
    });
  };
}
