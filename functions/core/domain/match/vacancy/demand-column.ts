import * as z from 'zod/mini';
import { level } from '../../job/level.ts';
import { type LanguageLevel, languageLevel } from '../seeker/seeker.ts';

/**
 * What the text of a vacancy asks for, as its row keeps it (docs/rules.md#vacancy-demand): read once, by the version of
 * lexicon, roles and rules that it names.
 */
export const demandColumn = z.object({
  version: z.int(),
  /** See `askCode`. */
  asks: z.array(z.string()),
  /** That the title names, in its order. */
  roles: z.array(z.string()),
  /** That the title names. */
  level: z.nullable(level),
  /** See `languageCode`. */
  languages: z.array(z.string()),
});
export type DemandColumn = z.infer<typeof demandColumn>;

interface Ask {
  concepts: readonly string[];
  isMust: boolean;
  isInTitle: boolean;
}

const prefixes = { inTitle: '^', must: '!' };
const separator = '|';

/** '^python' in the title, '!react|vue' a must, 'kafka' welcome. */
export const askCode = ({ concepts, isMust, isInTitle }: Ask): string =>
  `${isInTitle ? prefixes.inTitle : isMust ? prefixes.must : ''}${concepts.join(separator)}`;

export function askOfCode(code: string): { concepts: string[]; isMust: boolean; isInTitle: boolean } {
  const isInTitle = code.startsWith(prefixes.inTitle);
  const isMust = isInTitle || code.startsWith(prefixes.must);
  return { concepts: code.slice(isMust ? 1 : 0).split(separator), isMust, isInTitle };
}

/** 'english:B2' */
export const languageCode = ({ id, level: levelCode }: { id: string; level: LanguageLevel }): string =>
  `${id}:${levelCode}`;

/** Null of what this release cannot read. */
export function languageOfCode(code: string): { id: string; level: LanguageLevel } | null {
  const [id = '', levelText = ''] = code.split(':');
  const parsed = languageLevel.safeParse(levelText);
  return parsed.success ? { id, level: parsed.data } : null;
}
