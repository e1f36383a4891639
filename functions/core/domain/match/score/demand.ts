import * as z from 'zod/mini';
import { level } from '../../job/level.ts';
import { languageLevel, workFormats } from '../seeker/seeker.ts';

export const ask = z.object({
  /** Any one of these is enough: 'React или Vue'. */
  concepts: z.array(z.string()),
  isMust: z.boolean(),
  /** Named in the title: what the work is about. */
  isInTitle: z.boolean(),
});
export type Ask = z.infer<typeof ask>;

const years = z.number();

/** What of a vacancy a match needs. */
export const demand = z.object({
  asks: z.array(ask),
  /** That its title names, in its order. */
  roles: z.array(z.string()),
  titleStems: z.array(z.string()),
  /** That its title names. */
  level: z.nullable(level),
  /** Years of work that are asked for: from, and up to. */
  years: z.nullable(z.tuple([years, years])),
  /** Those in which it can be done; without «remote» somebody has to be there. */
  formats: z.array(z.enum(workFormats)),
  /** Folded. */
  city: z.nullable(z.string()),
  /** The upper end, roubles a month. */
  salary: z.nullable(z.number()),
  industry: z.nullable(z.string()),
  languages: z.array(z.object({ id: z.string(), level: languageLevel })),
});
export type Demand = z.infer<typeof demand>;
