import { roubles } from '#core/domain/job/pay/salary.ts';
import { salary as texts } from '../../../texts/vacancies/market-ru.ts';
import type { OpenJob } from '../queries.ts';
import styles from './market.module.css';
import { stripOf } from './salary-strip.ts';

interface PayStripProps {
  market: NonNullable<OpenJob['market']['salary']>;
  /** The middle of the one salary that is compared with them. */
  own: number | null;
}

const base = 78;
const step = 5;

/** Of many salaries, in dots: the band holds the middle half, the line is the median. */
export function PayStrip({ market, own }: PayStripProps) {
  const { at, share, columns, perDot, beyond } = stripOf(market, own);
  return (
    <>
      <svg className={styles.strip} width="100%" height="84" aria-hidden="true">
        <rect
          x={at(market.p25)}
          y="18"
          width={share(market.p75 - market.p25)}
          height={base - 15}
          rx="4"
          className={styles.band}
        />
        <rect x={at(market.median)} y="18" width="2" height={base - 15} className={styles.median} />
        {columns.map(({ amount, dots }) => (
          <line
            key={amount}
            x1={at(amount)}
            x2={at(amount)}
            y1={base - 2}
            y2={base - 2 - step * (dots - 1) - 0.01}
            className={styles.dots}
          />
        ))}
        <rect y={base + 3} width="100%" height="1" className={styles.axis} />
        {own !== null && (
          <>
            <line x1={at(own)} x2={at(own)} y1="16" y2={base + 3} className={styles.ownLine} />
            <circle cx={at(own)} cy={base + 3} r="4" className={styles.own} />
            <text x={at(own)} y="12" textAnchor={anchorAt(at(own))} className={styles.ownName}>
              {texts.own}
            </text>
          </>
        )}
      </svg>
      <p className={styles.note}>
        {texts.half(inThousands(market.p25), inThousands(market.p75))} {texts.dot(perDot)}
        {beyond > 0 && texts.beyond(beyond)}.
      </p>
      <dl className={styles.numbers}>
        <div>
          <dt>{texts.p25}</dt>
          <dd>{inThousands(market.p25)}</dd>
        </div>
        <div>
          <dt>{texts.median}</dt>
          <dd>{inThousands(market.median)}</dd>
        </div>
        <div>
          <dt>{texts.p75}</dt>
          <dd>{inThousands(market.p75)}</dd>
        </div>
      </dl>
    </>
  );
}

/** A quarter's end lies between two salaries: its last digits would say what nobody pays. */
const inThousands = (amount: number): string => roubles(Math.round(amount / 1000) * 1000);

/** A name over a mark near an end is written away from it. */
function anchorAt(position: string): 'start' | 'middle' | 'end' {
  const percent = Number.parseFloat(position);
  if (percent < 20) return 'start';
  return percent > 80 ? 'end' : 'middle';
}
