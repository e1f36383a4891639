import type { Segment } from '../../segment/segment.ts';
import { AskMark, askBits } from '../demand-columns.ts';
import type { RowScores } from '../row-scores.ts';
import { askNames } from './ask-names.ts';

/** An ask that counts and is not met: where its concepts stand among the asks, and how much it weighs. */
interface Missing {
  from: number;
  to: number;
  weight: number;
}

export interface RowCoverage {
  met: number;
  asked: number;
  /** Names of the asks that are not met, the heaviest first. */
  missing: string[];
}

/** As `coverageOf` counts, over numbers. */
export function coverageAt(segment: Segment, row: number, { seeker, made }: RowScores): RowCoverage {
  const { demands } = segment;
  const { asks } = segment.columns;
  const names = askNames(segment);
  const [start, end] = [demands.askStarts[row] as number, demands.askStarts[row + 1] as number];
  const hasMusts = countsMusts(asks, start, end);
  const missing: Missing[] = [];
  let asked = 0;
  let from = start;
  let isMet = false;
  let weight = Number.POSITIVE_INFINITY;
  for (let at = start; at < end; at++) {
    const ask = asks[at] as number;
    const concept = ask >>> askBits;
    weight = Math.min(weight, made.conceptWeights[concept] as number);
    isMet ||= seeker.isBrought[concept] === 1;
    if ((ask & AskMark.more) !== 0) continue;
    if (!hasMusts || (ask & AskMark.must) !== 0) {
      asked++;
      if (!isMet) missing.push({ from, to: at + 1, weight });
    }
    from = at + 1;
    isMet = false;
    weight = Number.POSITIVE_INFINITY;
  }
  return {
    met: asked - missing.length,
    asked,
    missing: missing
      .sort((one, other) => other.weight - one.weight)
      .map(({ from, to }) => names.between(from, to)),
  };
}

/** Whether any is a must: then the others do not count. */
export function countsMusts(asks: Uint16Array | Uint32Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (((asks[at] as number) & AskMark.must) !== 0) return true;
  return false;
}
