import type { ExplainedMatch } from '#core/domain/match/explained-match.ts';
import { type Part, perPoint, pointsOf } from '#core/domain/match/score/points.ts';

export interface ShownPart {
  name: Part;
  points: number;
  /** Of a hundred. */
  most: number;
  isKnown: boolean;
}

/** The heaviest first; what is as heavy as another in the order of the rule. */
export const shownParts = ({ parts, known }: Pick<ExplainedMatch, 'parts' | 'known'>): ShownPart[] =>
  (Object.keys(pointsOf) as Part[])
    .toSorted((a, b) => pointsOf[b] - pointsOf[a])
    .map((name) => ({
      name,
      points: parts[name],
      most: pointsOf[name] / perPoint,
      isKnown: known[name],
    }));
