import type { Level } from '../../job/level.ts';
import type { LanguageLevel, WorkFormat } from '../seeker/seeker.ts';
import type { Ask } from '../vacancy/asks.ts';

/** What of a vacancy a match needs. */
export interface Demand {
  asks: readonly Pick<Ask, 'concepts' | 'isMust' | 'isInTitle'>[];
  /** That its title names, in its order. */
  roles: readonly string[];
  titleStems: readonly string[];
  /** Of title, tags and description, those of the vocabulary. */
  textStems: ReadonlySet<string>;
  /** That its title names. */
  level: Level | null;
  /** Years of work that are asked for: from, and up to. */
  years: readonly [least: number, most: number] | null;
  /** Those in which it can be done; without «remote» somebody has to be there. */
  formats: readonly WorkFormat[];
  /** Folded. */
  city: string | null;
  /** The upper end, roubles a month. */
  salary: number | null;
  industry: string | null;
  languages: readonly { id: string; level: LanguageLevel }[];
}
