import { highestPoints } from '#core/domain/match/score/match.ts';
import type { MatchingRows } from '../../query/result-page.ts';
import { type RowEstimates, stepsAt } from './row-estimates.ts';

/** Of more than this there is a sample: of so many, and one more for so many that are found. */
const maxUnsampled = 2048;
const minSampled = 256;
const foundPerSampled = 256;
const maxSampled = 1536;
/** Where so many of a word are found as a rule, every fourth row of it is looked at. */
const foundOfDense = 8;
const everyFourth = 0x11111111;

/** Of the sample more rows are to have the estimate than would be their share: by so many deviations, and so many. */
const deviations = 2.5;
const more = 2;

/**
 * An estimate that almost surely as many of the found rows have as are wanted, or more; 0 of few. By a sample of all that is
 * found: what came of one import stands together.
 *
 * @param counts room for a count of each estimate
 */
export function likelyEstimate(
  estimates: RowEstimates,
  { rows: found, total }: Pick<MatchingRows, 'rows' | 'total'>,
  wantedCount: number,
  counts: Uint32Array,
): number {
  if (total <= maxUnsampled) return 0;
  const { here } = estimates.scores;
  const [ones, twos, fours, eights] = estimates.planes;
  const every = total / Math.min(maxSampled, minSampled + total / foundPerSampled);
  const isDense = total > foundOfDense * found.length;
  const stride = Math.max(1, Math.floor(isDense ? every / 4 : every));
  const mask = isDense ? everyFourth : -1;
  counts.fill(0);
  let sampled = 0;
  for (let at = 0; at < found.length; at += stride) {
    const hereWord = here === null ? -1 : (here[at] as number) | 0;
    const word1 = (ones[at] as number) | 0;
    const word2 = (twos[at] as number) | 0;
    const word4 = (fours[at] as number) | 0;
    const word8 = (eights[at] as number) | 0;
    for (let word = (found[at] as number) & mask; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const row = (at << 5) + bit;
      const isHere = ((hereWord >>> bit) & 1) === 1;
      const steps = stepsAt(bit, word1, word2, word4, word8);
      const estimate = estimates.of(row, estimates.scores.kindAt(row), isHere, steps);
      counts[estimate] = (counts[estimate] as number) + 1;
      sampled++;
    }
  }
  const share = (wantedCount * sampled) / total;
  const enough = share + deviations * Math.sqrt(share) + more;
  let least = highestPoints;
  for (let above = counts[least] as number; above < enough && least > 0; ) above += counts[--least] as number;
  return least;
}
