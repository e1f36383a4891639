import type { ResumeLine } from '../../documents/reading/lines.ts';
import { conceptsIn, lexicon } from '../../match/lexicon.ts';
import { strengths } from '../../match/seeker/seeker.ts';
import { collectConcepts, type SeekerConcept } from '../../match/seeker/seeker-concepts.ts';
import { withoutDeniedLists } from '../../text/denied.ts';

const affirmedIn = (texts: readonly string[]): SeekerConcept[] =>
  collectConcepts(texts.map((text) => ({ text, isListItem: false, strength: strengths.listed })));

/** Names of the skills that a text claims, and that a resume names only to deny them: '1С не знаю'. */
export function createDenialChecker(
  lines: readonly ResumeLine[],
  otherSources: readonly string[],
): (text: string) => string[] {
  const affirmedLines = withoutDeniedLists(lines).map(({ words }) => words);
  const affirmed = new Set(
    affirmedIn([...affirmedLines, ...otherSources.flatMap((source) => source.split('\n'))]).map(
      ({ id }) => id,
    ),
  );
  const named = new Set(lines.flatMap(({ words }) => conceptsIn(words)).map(({ id }) => id));
  const isDenied = ({ id, impliedBy }: SeekerConcept) =>
    impliedBy === null && named.has(id) && !affirmed.has(id);
  return (text) =>
    affirmedIn(text.split('\n'))
      .filter(isDenied)
      .map(({ id }) => lexicon().concepts.get(id)?.name ?? id);
}
