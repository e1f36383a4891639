import { type SalaryMarket, salaryMarketOf } from '#core/domain/search/market.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { Distribution } from './distribution.ts';

/** What the vacancies that a search has found pay, of the kind that most are; null where too few name such a salary. */
export function foundSalaries(found: readonly MatchingRows[]): SalaryMarket | null {
  const pay = new Distribution();
  for (const { segment, rows } of found) pay.add(segment, rows, () => false);
  return salaryMarketOf(pay.salaries, 'any');
}
