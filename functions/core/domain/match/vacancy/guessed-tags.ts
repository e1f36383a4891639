import { lexicon } from '../lexicon.ts';
import { conceptWeight } from '../weights.ts';
import { type DemandText, readAsks } from './asks.ts';

/**
 * Tags for a vacancy whose employer listed no skills: the names among what it must have, in the order of its words; of
 * too many those of its title, then those that most vacancies share (docs/rules.md#guessed-tags). What is only welcome
 * would be a must as a tag.
 */
export function guessedTags({ title, description }: Omit<DemandText, 'tags'>, most: number): string[] {
  const { concepts } = lexicon();
  const candidates = readAsks({ title, tags: [], description })
    .filter(({ isMust }) => isMust)
    .flatMap((ask) => ask.concepts.map((id) => ({ id, weight: ask.isInTitle ? 0 : conceptWeight(id) })))
    .flatMap(({ id, weight }) => ({ concept: concepts.get(id), weight }))
    .filter(({ concept }) => concept !== undefined && concept.kind !== 'work');
  const selected = new Set(candidates.toSorted((left, right) => left.weight - right.weight).slice(0, most));
  return candidates
    .filter((candidate) => selected.has(candidate))
    .flatMap(({ concept }) => concept?.name ?? []);
}
