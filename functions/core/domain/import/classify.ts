import { categoryWithAncestors } from '../search/catalog.ts';
import { fold } from '../text/words.ts';
import { importUnits } from './import-units.ts';
import { titleRules } from './title-rules.ts';

/** A category that a vacancy may belong to, by what its source says of the profession. */
export interface Candidate {
  categoryId: string;
  /** Every title belongs here, once no candidate has claimed it by words. */
  takesEveryTitle?: boolean;
  /** The category's excluding words leave the vacancy out. */
  hasExcludedWords?: boolean;
}

export type Placement = { categoryId: string } | { skip: string };

export const topLevelOf = (categoryId: string): string =>
  categoryWithAncestors(categoryId).at(-1) ?? categoryId;

const ruleOf = new Map(titleRules.map((rule) => [rule.categoryId, rule]));

/**
 * Where a vacancy belongs (docs/decisions/010). Candidates whose words stand in the title come first; then the one that
 * takes every title; then the first candidate's top-level category, in the order of the units. Only an excluding word
 * leaves a vacancy out, and only when no other candidate claims it by words. At least one candidate.
 */
export function classify(title: string, candidates: readonly Candidate[]): Placement {
  const folded = fold(title);
  const excludingWord = ({ categoryId, hasExcludedWords }: Candidate): string | undefined =>
    hasExcludedWords ? ruleOf.get(categoryId)?.excludedWords?.exec(folded)?.[0] : undefined;
  const excluding = candidates.find((candidate) => excludingWord(candidate) !== undefined);

  const candidateIds = new Set(
    candidates.filter((candidate) => candidate !== excluding).map((candidate) => candidate.categoryId),
  );
  const matchingRule = titleRules.find(
    ({ categoryId, words }) => candidateIds.has(categoryId) && words?.test(folded),
  );
  if (matchingRule) return { categoryId: matchingRule.categoryId };
  if (excluding) return { skip: `слово «${excludingWord(excluding)}» в названии` };

  const catchAll = candidates.find(({ takesEveryTitle }) => takesEveryTitle);
  const topLevels = new Set(candidates.map(({ categoryId }) => topLevelOf(categoryId)));
  return { categoryId: catchAll?.categoryId ?? (importUnits.find((unit) => topLevels.has(unit)) as string) };
}
