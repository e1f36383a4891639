import { isCity } from '../../documents/reading/words/places.ts';
import { industries } from '../../search/catalog.ts';
import { isLanguage } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { roles } from '../roles.ts';
import { stemWeight } from '../weights.ts';
import type { Seeker } from './seeker.ts';

const isIndustry = (id: string): boolean => industries.some((one) => one.id === id);
const isRole = (id: string): boolean => roles().byId.has(id);

const distinct = <Of>(all: readonly Of[], keyOf: (one: Of) => string): Of[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];
const termsOf = (terms: readonly string[], isKnown: (term: string) => boolean): string[] =>
  [...new Set(terms)].filter(isKnown);

/**
 * Of a seeker that came from outside what is of our own vocabulary, each thing once (docs/rules.md#match-request): whatever
 * else it may be, a surname or a remark, is nobody's business.
 */
export const knownSeeker = (given: Seeker): Seeker => ({
  ...given,
  concepts: distinct(given.concepts, ({ id }) => id).filter(({ id }) => lexicon().concepts.has(id)),
  roles: termsOf(given.roles, isRole),
  pastRoles: termsOf(given.pastRoles, isRole),
  titleStems: termsOf(given.titleStems, (stem) => stemWeight(stem) > 0),
  industries: termsOf(given.industries, isIndustry),
  city: given.city !== null && isCity(given.city) ? given.city : null,
  languages: distinct(given.languages, ({ id }) => id).filter(({ id }) => isLanguage(id)),
});
