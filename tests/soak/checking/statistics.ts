export interface Point {
  /** Seconds since the load began. */
  readonly at: number;
  readonly value: number;
}

/** The straight line of least squares, its slope in units a second. */
export function leastSquares(points: readonly Point[]): { slope: number; mean: number } {
  const count = points.length;
  const mean = points.reduce((sum, { value }) => sum + value, 0) / count;
  const middle = points.reduce((sum, { at }) => sum + at, 0) / count;
  let covariance = 0;
  let squares = 0;
  for (const { at, value } of points) {
    covariance += (at - middle) * (value - mean);
    squares += (at - middle) ** 2;
  }
  return { slope: squares === 0 ? 0 : covariance / squares, mean };
}

/**
 * By which share of its level the memory grows over the last two thirds of the run; what comes before fills caches and
 * starts functions. NaN of less than three samples.
 */
export function growthOf(samples: readonly Point[]): number {
  const last = samples.at(-1)?.at ?? 0;
  const settled = samples.filter(({ at }) => at >= last / 3);
  if (settled.length < 3) return Number.NaN;
  const { slope, mean } = leastSquares(settled);
  return (slope * (last - (settled[0] as Point).at)) / mean;
}
