import type { Advice } from '../writing.ts';

/** Advice before it is put in order: the heavier stands first. */
export type Weighed = Omit<Advice, 'id'> & { weight: number };
