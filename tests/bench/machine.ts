import { availableParallelism, cpus } from 'node:os';

/** When and on what a bench has run, in Russian. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() || process.arch}, ядер: ${availableParallelism()}, Node ${process.version}`;
