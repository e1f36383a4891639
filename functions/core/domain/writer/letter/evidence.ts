import { lexicon } from '../../match/lexicon.ts';
import { askName } from '../../match/score/coverage.ts';
import { type Brought, gather, toldIn } from '../../match/seeker/brought.ts';
import { strengths } from '../../match/seeker/seeker.ts';
import { readAsks } from '../../match/vacancy/asks.ts';
import type { ResumeFacts } from '../facts.ts';
import { oneLine } from '../text-cleanup.ts';
import type { LetterVacancy } from '../writing.ts';

const longestQuote = 160;

function shownBy(brought: Brought | undefined): string {
  if (!brought) return 'not shown';
  const quote = oneLine(brought.quote).slice(0, longestQuote);
  const from = brought.impliedBy && lexicon().concepts.get(brought.impliedBy)?.name;
  const follows = from ? `follows from ${from}, ` : '';
  const touched = brought.strength <= strengths.touched ? 'only begun, ' : '';
  return `${touched}${follows}«${quote}»`;
}

/**
 * What a vacancy asks for, what it must have first, a line each with the words that show it: of the same asks and the same
 * evidence as a match, for a model to write from (docs/rules.md#letter-asks).
 */
export function evidenceText(
  facts: ResumeFacts,
  profileSkills: readonly string[],
  { title, tags, description }: LetterVacancy,
): string {
  const ofProfile = profileSkills.map((text) => ({ text, isListItem: true, strength: strengths.listed }));
  const brought = new Map(gather([...toldIn(facts), ...ofProfile]).map((one) => [one.id, one]));
  return readAsks({ title, tags, description })
    .map((ask) => {
      const best = ask.concepts
        .flatMap((id) => brought.get(id) ?? [])
        .toSorted((one, other) => other.strength - one.strength)[0];
      return `${ask.isMust ? 'must' : 'welcome'}: ${askName(ask)} — ${shownBy(best)}`;
    })
    .join('\n');
}
