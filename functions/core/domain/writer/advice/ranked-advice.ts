import type { Advice } from '../writing.ts';

/** Advice before it is put in order: the heavier stands first. */
export type RankedAdvice = Omit<Advice, 'id'> & { weight: number };
