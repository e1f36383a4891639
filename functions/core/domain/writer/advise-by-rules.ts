import { adviseOnLines } from './advice/lines.ts';
import { adviseOnMissingSections } from './advice/missing-sections.ts';
import { adviseOnSkills, type SkillMarket } from './advice/skills.ts';
import { factsOf } from './facts.ts';
import { type Advice, mostResumeCharacters } from './writing.ts';

export type { SkillMarket } from './advice/skills.ts';

const most = 10;

/**
 * Recommendations for a resume without a model (docs/rules.md#writer-advice), the most useful first, ten at most. What
 * only its owner can know is a gap in square brackets; nothing is made up.
 */
export function adviseByRules(resumeText: string, market: SkillMarket): Advice[] {
  const text = resumeText.slice(0, mostResumeCharacters);
  const facts = factsOf(text);
  if (facts.lines.length === 0) return [];
  return [
    ...adviseOnMissingSections(facts, text),
    ...adviseOnSkills(facts, text, market),
    ...adviseOnLines(facts),
  ]
    .filter(({ quote }) => quote === null || resumeText.includes(quote))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ kind, quote, proposal, reason }, at) => ({
      id: `${kind}-${at + 1}`,
      kind,
      quote,
      proposal,
      reason,
    }));
}
