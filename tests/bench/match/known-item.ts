import { lexicon } from '#core/domain/match/lexicon.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { seekerOfSkills } from '#tests/support/match/seekers.ts';
import { MadeRandom } from '../random.ts';
import type { SetVacancy } from './judged-set.ts';
import { rankOf } from './measures.ts';
import { poolOf, prepare, type System } from './systems.ts';

const least = 3;
const kept = 0.7;
const foreign = 2;
const depth = 10;

/** The share of tags, each as often as it is listed, in which the lexicon knows something. */
export function coverage(vacancies: readonly SetVacancy[]): number {
  const tags = vacancies.flatMap(({ skills }) => skills);
  const knownTags = tags.filter((tag) => lexicon().book.find(tokensOf(tag), true).length > 0);
  return knownTags.length / Math.max(1, tags.length);
}

export interface KnownItemResult {
  queries: number;
  /** By system. */
  mrr10: Record<string, number>;
  recall10: Record<string, number>;
}

/**
 * Each vacancy is sought by its own skills, of which some are dropped and two of others added, while it is without them
 * itself. `which` says whose queries count; the pool is all.
 */
export function knownItem(
  all: readonly SetVacancy[],
  which: (vacancy: SetVacancy) => boolean,
  seed = 20261125,
): KnownItemResult {
  const random = new MadeRandom(seed);
  const prepared = all.map(prepare);
  const found = new Map<System, number[]>();
  for (const [at, vacancy] of all.entries()) {
    // The same numbers are drawn for all, so that a half's queries are those of the whole.
    const own = vacancy.skills.filter(() => random.next() < kept);
    const others = Array.from({ length: foreign }, () => {
      const other = all[random.below(all.length)] as SetVacancy;
      return other.skills[random.below(Math.max(1, other.skills.length))];
    });
    if (vacancy.skills.length < least || own.length === 0 || !which(vacancy)) continue;
    const skills = [...own, ...others.filter((skill) => skill !== undefined)];
    const score = poolOf(prepared.with(at, prepare({ ...vacancy, skills: [] })));
    const scores = score({ seeker: seekerOfSkills(skills), text: skills.join('\n') });
    for (const [system, of] of Object.entries(scores) as [System, number[]][]) {
      const ranks = found.get(system) ?? [];
      ranks.push(rankOf(of, at));
      found.set(system, ranks);
    }
  }
  const mean = (of: (rank: number) => number) =>
    Object.fromEntries(
      [...found].map(([system, ranks]) => [
        system,
        ranks.reduce((sum, rank) => sum + of(rank), 0) / ranks.length,
      ]),
    );
  return {
    queries: found.get('ours')?.length ?? 0,
    mrr10: mean((rank) => (rank <= depth ? 1 / rank : 0)),
    recall10: mean((rank) => (rank <= depth ? 1 : 0)),
  };
}
