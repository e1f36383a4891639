import { payShare, pointsFor } from '#core/domain/match/score/match.ts';

/** By number of the salary, of which 0 is none. */
export function payPoints(salaryMax: Float64Array | Uint32Array, wantedSalary: number | null): Uint8Array {
  const points = new Uint8Array(salaryMax.length + 1);
  if (wantedSalary === null) return points;
  for (let at = 0; at < salaryMax.length; at++)
    points[at + 1] = pointsFor.pay(payShare(salaryMax[at] as number, wantedSalary) ?? 0);
  return points;
}
