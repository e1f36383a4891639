import { isCity } from '../../documents/reading/words/places.ts';
import { industries } from '../../search/catalog.ts';
import { isLanguage } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { roles } from '../roles.ts';
import { stemWeight } from '../weights.ts';
import type { Seeker } from './seeker.ts';

const isIndustry = (id: string): boolean => industries.some((industry) => industry.id === id);
const isRole = (id: string): boolean => roles().byId.has(id);

const distinct = <Of>(all: readonly Of[], keyOf: (item: Of) => string): Of[] => [
  ...new Map(all.map((item) => [keyOf(item), item])).values(),
];
const termsOf = (terms: readonly string[], isKnown: (term: string) => boolean): string[] =>
  [...new Set(terms)].filter(isKnown);

/**
 * Of a seeker that came from outside what is of our own vocabulary, each thing once (docs/rules.md#match-request): whatever
 * else it may be, a surname or a remark, is nobody's business.
 */
export const sanitizeSeeker = (seeker: Seeker): Seeker => ({
  ...seeker,
  concepts: distinct(seeker.concepts, ({ id }) => id).filter(({ id }) => lexicon().concepts.has(id)),
  roles: termsOf(seeker.roles, isRole),
  pastRoles: termsOf(seeker.pastRoles, isRole),
  titleStems: termsOf(seeker.titleStems, (stem) => stemWeight(stem) > 0),
  industries: termsOf(seeker.industries, isIndustry),
  city: seeker.city !== null && isCity(seeker.city) ? seeker.city : null,
  languages: distinct(seeker.languages, ({ id }) => id).filter(({ id }) => isLanguage(id)),
});
