import type { Segment } from '../../segment/segment.ts';
import { AskFlag, askBits } from '../demand-columns.ts';
import { hasMusts } from '../facts/row-facts.ts';
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
export function coverageAt(segment: Segment, row: number, { seeker, scoreColumns }: RowScores): RowCoverage {
  const { demands } = segment;
  const { asks } = demands.columns;
  const names = askNames(segment);
  const [start, end] = [demands.askStarts[row] as number, demands.askStarts[row + 1] as number];
  const countsMusts = hasMusts(scoreColumns.rowFacts, row);
  const missing: Missing[] = [];
  let asked = 0;
  let from = start;
  let isMet = false;
  let weight = Number.POSITIVE_INFINITY;
  for (let at = start; at < end; at++) {
    const ask = asks[at] as number;
    const concept = ask >>> askBits;
    weight = Math.min(weight, scoreColumns.conceptWeights[concept] as number);
    isMet ||= seeker.hasConcept[concept] === 1;
    if ((ask & AskFlag.more) !== 0) continue;
    if (!countsMusts || (ask & AskFlag.must) !== 0) {
      asked++;
      if (!isMet) insert(missing, { from, to: at + 1, weight });
    }
    from = at + 1;
    isMet = false;
    weight = Number.POSITIVE_INFINITY;
  }
  return {
    met: asked - missing.length,
    asked,
    missing: missing.map(({ from, to }) => names.between(from, to)),
  };
}

/** Before what is lighter: of a few asks sooner than a sort. */
function insert(missing: Missing[], item: Missing): void {
  let at = missing.length;
  for (; at > 0 && (missing[at - 1] as Missing).weight < item.weight; at--)
    missing[at] = missing[at - 1] as Missing;
  missing[at] = item;
}
