import { resolve } from 'node:path';

/** Where the local stack keeps what outlives it. */
export const localDir = (): string => resolve(process.env.LOCAL_DIR || '.local');
