import { parentPort, workerData } from 'node:worker_threads';
import { listenOnLoopback } from '../loopback.ts';
import { openDatabase } from './database.ts';

/*
 * The database in a thread of its own: dynalite throws what its disk answers, out of any handler's reach,
 * and so ends this thread and not the program.
 */
const { path } = workerData as { path: string };
const server = await listenOnLoopback(openDatabase(path));

parentPort?.once('message', async () => {
  await server.close();
  process.exit(0);
});
parentPort?.postMessage(server.url);
