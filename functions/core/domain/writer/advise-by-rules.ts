import { adviseOnLines } from './advice/lines.ts';
import { adviseOnMissingSections } from './advice/missing-sections.ts';
import { adviseOnSkills, type SkillMarket } from './advice/skills.ts';
import type { ResumeFacts } from './facts.ts';
import type { Advice } from './writing.ts';

export type { SkillMarket } from './advice/skills.ts';

const most = 10;

/**
 * Recommendations for a resume without a model (docs/rules.md#writer-advice), the most useful first, ten at most. What
 * only its owner can know is a gap in square brackets; nothing is made up. `facts` are those of the resume.
 */
export function adviseByRules(resumeText: string, facts: ResumeFacts, market: SkillMarket): Advice[] {
  if (facts.lines.length === 0) return [];
  return [
    ...adviseOnMissingSections(facts, resumeText),
    ...adviseOnSkills(facts, resumeText, market),
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
