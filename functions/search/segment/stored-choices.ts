import { type ChoiceName, choiceFacets } from '#core/domain/search/facets.ts';

type StoredChoice = Extract<(typeof choiceFacets)[number], { valuesOf: unknown }>;
/** Other columns tell it. */
export type DerivedChoice = Exclude<ChoiceName, StoredChoice['name']>;

/** Those with a column of their own, one value a row. */
export const storedChoices = choiceFacets.filter((facet): facet is StoredChoice => 'valuesOf' in facet);
