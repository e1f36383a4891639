const gain = (grade: number): number => 2 ** grade - 1;

const discounted = (gains: readonly number[], depth: number): number =>
  gains.slice(0, depth).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

/**
 * nDCG of a list by scores, the highest first. Equal scores share their places: each of them takes the mean gain, as if
 * every order of them had been tried. 0 where nothing in the list is worth anything.
 */
export function ndcg(scored: readonly { score: number; grade: number }[], depth = 10): number {
  const grades = scored.map(({ grade }) => grade).toSorted((a, b) => b - a);
  const ideal = discounted(grades.map(gain), depth);
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const gains = sorted.map(({ score }) => {
    const equal = sorted.filter((row) => row.score === score);
    return equal.reduce((sum, { grade }) => sum + gain(grade), 0) / equal.length;
  });
  return ideal === 0 ? 0 : discounted(gains, depth) / ideal;
}

/** Where the sought one stands among scores, 1 the first; of equals the middle. */
export function rankOf(scores: readonly number[], sought: number): number {
  const own = scores[sought] as number;
  const above = scores.filter((score) => score > own).length;
  const equal = scores.filter((score) => score === own).length;
  return above + (equal + 1) / 2;
}
