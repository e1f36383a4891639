import { payKinds } from '#core/domain/job/pay/salary.ts';
import { byName } from '#core/domain/search/facets.ts';
import { type PayMedians, salaryMarketOf } from '#core/domain/search/market.ts';
import type { Segment } from '../segment/segment.ts';
import { Distribution } from './distribution.ts';
import { similarRows } from './market.ts';

const wholeCategory = { category: 'same', sameLevel: false } as const;

/** The medians of the category's open vacancies, of each kind that enough of them name. */
export function medianPay(category: string, segments: readonly Segment[]): PayMedians {
  const pay = new Distribution();
  for (const segment of segments)
    pay.add(segment, similarRows(segment, wholeCategory, { category, level: 'Middle' }), () => false);
  const { salaries } = pay;
  return byName(
    payKinds.flatMap((kind) => {
      const market = salaryMarketOf(salaries, kind);
      return market === null ? [] : [[kind, market.median] as const];
    }),
  );
}
