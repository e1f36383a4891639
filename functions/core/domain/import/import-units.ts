import { categories } from '../search/catalog.ts';

/** The units of a run: the eleven top-level categories, in their order. */
export const importUnits: readonly string[] = categories
  .filter(({ parent_id }) => parent_id === null)
  .map(({ id }) => id);
