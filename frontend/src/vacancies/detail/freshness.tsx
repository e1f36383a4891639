import { freshness as texts } from '../../texts/vacancies/freshness-ru.ts';
import styles from './market/market.module.css';
import { scopeName } from './market/market-scope.ts';
import type { OpenJob } from './queries.ts';

/** How long the vacancy is open beside those like it: facts, and no judgement (docs/rules.md#freshness-open). */
export function Freshness({ openSince, openDays, reposts, closing }: OpenJob['freshness']) {
  return (
    <section className={styles.block} aria-labelledby="freshness-heading">
      <h2 id="freshness-heading">{texts.heading}</h2>
      <p className={styles.note}>
        <time dateTime={openSince}>{texts.open(openDays)}</time>
        {closing && ` ${texts.closing(closing.days, closing.n, scopeName(closing.scope))}`}
        {reposts > 0 && ` ${texts.reposts(reposts)}`}
      </p>
    </section>
  );
}
