import { lexicon } from '../../match/lexicon.ts';
import { askName } from '../../match/score/coverage.ts';
import { strengths } from '../../match/seeker/seeker.ts';
import { collectConcepts, type SeekerConcept, skillSourcesIn } from '../../match/seeker/seeker-concepts.ts';
import { readAsks } from '../../match/vacancy/asks.ts';
import type { ResumeFacts } from '../facts.ts';
import { oneLine } from '../text-cleanup.ts';
import type { LetterVacancy } from '../writing.ts';

const maxQuoteLength = 160;

function evidenceOf(concept: SeekerConcept | undefined): string {
  if (!concept) return 'not shown';
  const quote = oneLine(concept.quote).slice(0, maxQuoteLength);
  const from = concept.impliedBy && lexicon().concepts.get(concept.impliedBy)?.name;
  const follows = from ? `follows from ${from}, ` : '';
  const touched = concept.strength <= strengths.touched ? 'only begun, ' : '';
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
  const profileSources = profileSkills.map((text) => ({
    text,
    isListItem: true,
    strength: strengths.listed,
  }));
  const seekerConcepts = new Map(
    collectConcepts([...skillSourcesIn(facts), ...profileSources]).map((concept) => [concept.id, concept]),
  );
  return readAsks({ title, tags, description })
    .map((ask) => {
      const best = ask.concepts
        .flatMap((id) => seekerConcepts.get(id) ?? [])
        .toSorted((left, right) => right.strength - left.strength)[0];
      return `${ask.isMust ? 'must' : 'welcome'}: ${askName(ask)} — ${evidenceOf(best)}`;
    })
    .join('\n');
}
