import { adviseOnDates } from './advice/dates.ts';
import { adviseOnLines } from './advice/lines.ts';
import { adviseOnMissingSections } from './advice/missing-sections.ts';
import { adviseOnPersonalData } from './advice/personal-data.ts';
import type { RankedAdvice } from './advice/ranked-advice.ts';
import { adviseOnSkills, type SkillMarket } from './advice/skills.ts';
import type { ResumeFacts } from './facts.ts';
import type { Advice } from './writing.ts';

export type { SkillMarket } from './advice/skills.ts';

const maxAdvice = 10;

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** Where the quote stands in its line; null where the line hides something in the midst of it. */
function spanOf({ line, quote }: RankedAdvice, resumeText: string): Advice['at'] {
  if (line === null || quote === null) return null;
  const { start, end } = line.span;
  const at = resumeText.slice(start, end).indexOf(quote);
  return at < 0 ? null : { start: start + at, end: start + at + quote.length };
}

/**
 * Recommendations for a resume without a model (docs/rules.md#writer-advice), the most useful first, ten at most, one of a
 * block. What only its owner can know is a gap in square brackets; nothing is made up. `facts` are those of the resume;
 * `today` is 'YYYY-MM'.
 */
export function adviseByRules(
  resumeText: string,
  facts: ResumeFacts,
  market: SkillMarket,
  today = thisMonth(),
): Advice[] {
  if (facts.lines.length === 0) return [];
  const blocks = new Set<number>();
  return [
    ...adviseOnPersonalData(facts),
    ...adviseOnDates(facts, resumeText, today),
    ...adviseOnMissingSections(facts, resumeText),
    ...adviseOnSkills(facts, resumeText, market),
    ...adviseOnLines(facts),
  ]
    .sort((left, right) => right.weight - left.weight)
    .map((advice) => ({ advice, at: spanOf(advice, resumeText) }))
    .filter(({ advice: { line, quote, proposal }, at }) => {
      if (line === null) return true;
      if (at === null || proposal === quote || blocks.has(line.span.start)) return false;
      blocks.add(line.span.start);
      return true;
    })
    .slice(0, maxAdvice)
    .map(({ advice: { kind, quote, proposal, reason }, at }, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      quote,
      at,
      proposal,
      reason,
    }));
}
