import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import { listenOnLoopback } from '../loopback.ts';

/*
 * The database in a thread of its own: dynalite throws what its disk answers, out of any handler's reach,
 * and so ends this thread and not the program.
 */
closeIterators();
const { path } = workerData as { path: string | null };
const server = await listenOnLoopback(
  dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 }),
);

parentPort?.once('message', async () => {
  await server.close();
  process.exit(0);
});
parentPort?.postMessage(server.url);

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
