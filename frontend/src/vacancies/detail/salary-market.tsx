import { roubles, type Salary } from '#core/domain/job/salary.ts';
import { middleOf } from '#core/domain/search/market.ts';
import { salary as texts } from '../../texts/ru.ts';
import type { OpenJob } from '../queries.ts';
import styles from './market.module.css';
import { scopeName } from './market-scope.ts';
import { stripOf } from './salary-strip.ts';

interface SalaryMarketProps {
  market: NonNullable<OpenJob['market']['salary']>;
  /** Whose salaries they are. */
  scope: OpenJob['market']['scope'];
  salary: Salary | null;
}

/** Where the vacancy's pay lies among those like it: the band holds the middle half, the line is the median. */
export function SalaryMarket({ market, scope, salary }: SalaryMarketProps) {
  const name = scopeName(scope);
  const own = salary && middleOf(salary);
  const { at, share } = stripOf(market, own);
  return (
    <section className={styles.block} aria-labelledby="salary-heading">
      <h2 id="salary-heading">{texts.heading}</h2>
      {own !== null && <p className={styles.verdict}>{verdict(own, market.median)}</p>}
      <svg className={styles.strip} width="100%" height="18" aria-hidden="true">
        <rect y="4" width="100%" height="10" rx="5" className={styles.track} />
        <rect
          x={at(market.p25)}
          y="4"
          width={share(market.p75 - market.p25)}
          height="10"
          rx="5"
          className={styles.band}
        />
        <rect x={at(market.median)} width="2" height="18" className={styles.median} />
        {own !== null && <circle cx={at(own)} cy="9" r="7" className={styles.own} />}
      </svg>
      <dl className={styles.numbers}>
        <div>
          <dt>{texts.p25}</dt>
          <dd>{roubles(market.p25)}</dd>
        </div>
        <div>
          <dt>{texts.median}</dt>
          <dd>{roubles(market.median)}</dd>
        </div>
        <div>
          <dt>{texts.p75}</dt>
          <dd>{roubles(market.p75)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {name === null ? texts.basedOnAll(market.n) : texts.based(market.n, name)}
      </p>
    </section>
  );
}

function verdict(own: number, median: number): string {
  const percent = Math.round((own / median - 1) * 100);
  if (percent === 0) return texts.same;
  return percent > 0 ? texts.above(percent) : texts.below(-percent);
}
