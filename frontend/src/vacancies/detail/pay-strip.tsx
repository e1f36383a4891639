import { roubles } from '#core/domain/job/salary.ts';
import { salary as texts } from '../../texts/ru.ts';
import type { OpenJob } from '../queries.ts';
import styles from './market.module.css';
import { stripOf } from './salary-strip.ts';

interface PayStripProps {
  market: NonNullable<OpenJob['market']['salary']>;
  /** The middle of the one salary that is compared with them. */
  own: number | null;
}

/** Of many salaries: the band holds the middle half, the line is the median. */
export function PayStrip({ market, own }: PayStripProps) {
  const { at, share } = stripOf(market, own);
  return (
    <>
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
    </>
  );
}
