import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf } from '#tests/support/match/seekers.ts';
import { MadeRandom } from '../random.ts';
import type { JudgedSet } from './judged-set.ts';
import { ndcg } from './measures.ts';
import { poolOf, prepare, type System, systems } from './systems.ts';

/** The day of which a resume's «until now» is: a set has one, or its figures would change by themselves. */
export const setDay = new Date('2026-01-15T12:00:00Z');
const chances = 500;
const badgeAbove = 800;

export interface JudgedResult {
  /** nDCG@10 by system, then by resume. */
  perResume: Record<System, Record<string, number>>;
  badge: { bothThree: number; bothThreeAbove: number; above: number; aboveGood: number };
}

export function judged(set: JudgedSet): JudgedResult {
  const random = new MadeRandom(20261125);
  const ids = [...set.vacancies.keys()];
  const indexById = new Map(ids.map((id, at) => [id, at]));
  const score = poolOf([...set.vacancies.values()].map(prepare));
  const perResume = Object.fromEntries(systems.map((name) => [name, {}])) as JudgedResult['perResume'];
  const badge = { bothThree: 0, bothThreeAbove: 0, above: 0, aboveGood: 0 };

  for (const [resume, text] of set.resumes) {
    const list = set.pairs.get(resume) ?? [];
    const gradeOf = (id: string) => set.grades.get(resume)?.get(id) ?? 0;
    const all = score({ seeker: seekerOf(extractResumeFacts(text), setDay), text });
    for (const [system, scores] of Object.entries(all) as [System, number[]][])
      perResume[system][resume] = ndcg(
        list.map((id) => ({ score: scores[indexById.get(id) as number] as number, grade: gradeOf(id) })),
      );
    const sampled = Array.from({ length: chances }, () =>
      ndcg(list.map((id) => ({ score: random.next(), grade: gradeOf(id) }))),
    );
    perResume.chance[resume] = sampled.reduce((sum, value) => sum + value, 0) / chances;
    for (const id of list) {
      const isAbove = (all.ours[indexById.get(id) as number] as number) > badgeAbove;
      const isTopGrade = set.judges.every((judge) => judge[resume]?.[id] === 3);
      badge.bothThree += Number(isTopGrade);
      badge.bothThreeAbove += Number(isTopGrade && isAbove);
      badge.above += Number(isAbove);
      badge.aboveGood += Number(isAbove && gradeOf(id) >= 2);
    }
  }
  return { perResume, badge };
}

export const meanOf = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
};

const draws = 10_000;

/** Of the mean difference between two systems over resumes: 95 % of the draws lie between these. */
export function bootstrap(
  ours: Record<string, number>,
  theirs: Record<string, number>,
): [low: number, high: number] {
  const random = new MadeRandom(20261125);
  const differences = Object.keys(ours).map((id) => (ours[id] as number) - (theirs[id] as number));
  const means = Array.from({ length: draws }, () =>
    meanOf(differences.map(() => differences[random.below(differences.length)] as number)),
  ).sort((a, b) => a - b);
  return [means[Math.floor(draws * 0.025)] as number, means[Math.floor(draws * 0.975)] as number];
}
