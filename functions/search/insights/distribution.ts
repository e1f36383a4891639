import { type PayKind, payKinds } from '#core/domain/job/pay/salary.ts';
import { byName } from '#core/domain/search/facets.ts';
import { middleOf, type SalaryCounts } from '#core/domain/search/market.ts';
import { type Bitmap, rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';

/** How many rows have which score, and which middle of a salary of each kind. */
export class Distribution {
  size = 0;
  readonly #scores = new Map<number, number>();
  readonly #middles = payKinds.map(() => new Map<number, number>());

  add({ columns, salaryOrders: orders }: Segment, rows: Bitmap, isLeftOut: (row: number) => boolean): void {
    const scores = new Uint32Array(columns.scores.length);
    const salaries = new Uint32Array(columns.salaryMin.length + 1);
    for (const row of rowsIn(rows)) {
      if (isLeftOut(row)) continue;
      this.size++;
      const score = columns.score[row] as number;
      const salary = columns.salary[row] as number;
      scores[score] = (scores[score] as number) + 1;
      salaries[salary] = (salaries[salary] as number) + 1;
    }
    const addTo = (sums: Map<number, number>, value: number, count: number) =>
      sums.set(value, (sums.get(value) ?? 0) + count);
    for (const [number, count] of scores.entries())
      if (count > 0) addTo(this.#scores, columns.scores[number] as number, count);
    for (const [number, count] of salaries.entries())
      if (number > 0 && count > 0)
        addTo(
          this.#middles[columns.salaryPay[number - 1] as number] as Map<number, number>,
          middleOf({ min: orders.min(number), max: orders.max(number), currency: '₽' }),
          count,
        );
  }

  countBelow(score: number): number {
    let below = 0;
    for (const [value, count] of this.#scores) if (value < score) below += count;
    return below;
  }

  get salaries(): Record<PayKind, SalaryCounts> {
    const sorted = this.#middles.map((counts) => [...counts].sort(([a], [b]) => a - b));
    return byName(payKinds.map((kind, at) => [kind, sorted[at]]));
  }
}
