import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { lexicon } from '#core/domain/match/lexicon.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { type Seeker, strengths } from '#core/domain/match/seeker/seeker.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { Bm25 } from './bm25.ts';
import { demandOfVacancy } from './demand-of.ts';
import type { SetVacancy } from './judged-set.ts';

export const systems = ['ours', 'bm25', 'overlap', 'title', 'sum', 'today', 'chance'] as const;
export type System = (typeof systems)[number];

/** What a system knows of somebody who looks for work. */
export interface Query {
  seeker: Seeker;
  /** The resume, or its skills. */
  text: string;
}

/** A vacancy as each system reads it. */
export interface Prepared {
  demand: Demand;
  stems: readonly string[];
  title: readonly string[];
  concepts: ReadonlySet<string>;
  aiScore: number;
}

const stemsOf = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);

export function prepare(vacancy: SetVacancy): Prepared {
  const { title, skills, text } = vacancy;
  const tokens = tokensOf([title, skills.join('\n'), text].join('\n'));
  return {
    demand: demandOfVacancy(vacancy),
    stems: tokens.map(({ stem }) => stem),
    title: stemsOf(title),
    concepts: new Set(
      lexicon()
        .book.find(tokens)
        .map(({ id }) => id),
    ),
    aiScore: aiRelevance({ title, skills, description: text }),
  };
}

/** Each system's scores by the highest of them, so that three can be added up. */
const normalised = (scores: readonly number[]): number[] => {
  const highest = Math.max(...scores, Number.MIN_VALUE);
  return scores.map((score) => score / highest);
};

export type Scores = Record<Exclude<System, 'chance'>, number[]>;

/** What is scored, made ready once for all queries. */
export function poolOf(prepared: readonly Prepared[]): (query: Query) => Scores {
  const texts = new Bm25(prepared.map(({ stems }) => stems));
  const titles = new Bm25(prepared.map(({ title }) => title));
  return ({ seeker, text }) => {
    const stems = stemsOf(text);
    const bm25 = texts.scores(stems);
    const title = titles.scores(stems);
    const overlap = prepared.map(
      ({ concepts }) =>
        seeker.concepts.filter(({ id, strength }) => strength > strengths.implied && concepts.has(id)).length,
    );
    const [bm25Scores, titleScores, overlapScores] = [bm25, title, overlap].map(normalised) as [
      number[],
      number[],
      number[],
    ];
    return {
      ours: prepared.map(({ demand }) => matchOf(seeker, demand).score),
      bm25,
      overlap,
      title,
      sum: bm25Scores.map((score, at) => score + (titleScores[at] as number) + (overlapScores[at] as number)),
      today: prepared.map(({ aiScore }) => aiScore),
    };
  };
}
