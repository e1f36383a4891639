import type { Match } from './match.ts';
import { type Part, partNames, perPoint } from './points.ts';

/** A match as people see it, of 100: rounded down, and its parts less the limit are the score exactly. */
export interface ShownMatch {
  score: number;
  parts: Readonly<Record<Part, number>>;
  limit: { reason: NonNullable<Match['limit']>['reason']; takes: number } | null;
}

/** By largest remainder (docs/rules.md#match-score). */
export function shownMatch({ score, parts, limit }: Match): ShownMatch {
  const sum = Math.floor((score + (limit?.takes ?? 0)) / perPoint);
  const shownParts = Object.fromEntries(
    partNames.map((name) => [name, Math.floor(parts[name] / perPoint)]),
  ) as Record<Part, number>;
  const left = sum - partNames.reduce((total, name) => total + shownParts[name], 0);
  const byRemainder = partNames.toSorted((a, b) => (parts[b] % perPoint) - (parts[a] % perPoint));
  for (const name of byRemainder.slice(0, left)) shownParts[name] += 1;
  const shownScore = Math.floor(score / perPoint);
  return {
    score: shownScore,
    parts: shownParts,
    limit: limit && { reason: limit.reason, takes: sum - shownScore },
  };
}

/** Under so many points of a hundred of which both sides are known, a match is said to be preliminary. */
const minJudged = 600;

export const isPreliminary = ({ judged }: Pick<Match, 'judged'>): boolean => judged < minJudged;
