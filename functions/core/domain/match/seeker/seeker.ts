import * as z from 'zod/mini';
import { level } from '../../job/level.ts';

/** A concept stands in what was done at work; is listed or told of elsewhere; follows from another; was only touched. */
export const strengths = { worked: 1, listed: 0.8, implied: 0.6, touched: 0.5 } as const;

/** That somebody names themselves, beside a position, before they are matched (docs/rules.md#match-needs). */
export const minSkills = 3;

export const maxConcepts = 60;
export const maxRoles = 4;
export const maxTitleStems = 12;
export const maxIndustries = 5;
export const maxLanguages = 8;
export const maxYears = 60;
export const maxSalary = 100_000_000;
/** Of any text that leaves the browser: ids of the lexicon, stems of its vocabulary, names of cities. */
export const maxTermLength = 24;

export const term = z.string().check(z.minLength(1), z.maxLength(maxTermLength));
const terms = (most: number) => z._default(z.array(term).check(z.maxLength(most)), []);

export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const languageLevel = z.enum(languageLevels);
export type LanguageLevel = (typeof languageLevels)[number];

export const workFormats = ['remote', 'hybrid', 'office'] as const;
export type WorkFormat = (typeof workFormats)[number];

/**
 * What of a person a match needs, and all that leaves the browser for it (docs/rules.md#match-seeker): no name, no
 * contact, no sentence.
 */
export const seeker = z.object({
  concepts: z._default(
    z
      .array(z.object({ id: term, strength: z.number().check(z.minimum(0), z.maximum(1)) }))
      .check(z.maxLength(maxConcepts)),
    [],
  ),
  /** What they want to be; the first weighs most. */
  roles: terms(maxRoles),
  /** What they have been. */
  pastRoles: terms(maxRoles),
  titleStems: terms(maxTitleStems),
  industries: terms(maxIndustries),
  level: z._default(z.nullable(level), null),
  /** Of work in the wanted role; null where the resume does not say. */
  years: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(maxYears))), null),
  /** Roubles a month. */
  salary: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(maxSalary))), null),
  city: z._default(z.nullable(term), null),
  relocation: z._default(z.boolean(), false),
  languages: z._default(
    z.array(z.object({ id: term, level: languageLevel })).check(z.maxLength(maxLanguages)),
    [],
  ),
});
export type Seeker = z.infer<typeof seeker>;
