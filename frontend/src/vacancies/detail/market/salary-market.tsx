import type { Salary } from '#core/domain/job/pay/salary.ts';
import { middleOf } from '#core/domain/search/market.ts';
import { salary as texts } from '../../../texts/vacancies/market-ru.ts';
import type { OpenJob } from '../queries.ts';
import styles from './market.module.css';
import { scopeName } from './market-scope.ts';
import { PayStrip } from './pay-strip.tsx';

interface SalaryMarketProps {
  market: NonNullable<OpenJob['market']['salary']>;
  /** Whose salaries they are. */
  scope: OpenJob['market']['scope'];
  salary: Salary | null;
}

/** Where the vacancy's pay lies among those like it. */
export function SalaryMarket({ market, scope, salary }: SalaryMarketProps) {
  const own = salary && middleOf(salary);
  return (
    <section className={styles.block} aria-labelledby="salary-heading">
      <h2 id="salary-heading">{texts.heading}</h2>
      {own !== null && <p className={styles.verdict}>{verdict(own, market.median)}</p>}
      <PayStrip market={market} own={own} />
      <p className={styles.note}>{texts.based(market.n, market.pay, scopeName(scope))}</p>
    </section>
  );
}

function verdict(own: number, median: number): string {
  const percent = Math.round((own / median - 1) * 100);
  if (percent === 0) return texts.same;
  return percent > 0 ? texts.above(percent) : texts.below(-percent);
}
