import { type ChoiceName, choiceFacets } from '#core/domain/search/facets.ts';

/** Type, place, title and salary tell these; every other choice has a column of its own, one value a row. */
const derivedChoices: readonly ChoiceName[] = ['type', 'level', 'salary'];

export const storedChoices = choiceFacets.filter(({ name }) => !derivedChoices.includes(name));
