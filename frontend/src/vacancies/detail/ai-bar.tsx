import { highestAiScore } from '#core/domain/job/ai-score.ts';
import { match } from '../../texts/vacancies/market-ru.ts';
import styles from './market/market.module.css';
import { scopeName } from './market/market-scope.ts';
import type { OpenJob } from './queries.ts';

interface AiBarProps {
  score: number;
  /** Undefined until the answer is here. */
  market: OpenJob['market'] | undefined;
}

export function AiBar({ score, market }: AiBarProps) {
  return (
    <section className={styles.block} aria-labelledby="match-heading">
      <div className={styles.matchHead}>
        <h2 id="match-heading">{match.title}</h2>
        <span className={styles.score}>{match.score(score)}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby="match-heading"
        aria-valuemin={0}
        aria-valuemax={highestAiScore}
        aria-valuenow={score}
      >
        <svg width="100%" height="8" aria-hidden="true">
          <rect width={`${(score / highestAiScore) * 100}%`} height="8" rx="4" className={styles.filled} />
        </svg>
      </div>
      {market ? (
        market.compared > 0 && (
          <>
            <p className={styles.note}>{basis(market)}</p>
            {score < highestAiScore && (
              <p className={styles.note}>{match.moreThan(Math.round(market.lessAboutAi * 100))}</p>
            )}
          </>
        )
      ) : (
        <div className={styles.noteSkeleton} />
      )}
    </section>
  );
}

/** The quoted claim where it is true, the true number where it is not (docs/rules.md#similar-claim). */
export function basis({ compared, scope }: OpenJob['market']): string {
  const name = scopeName(scope);
  return name === null ? match.basedOnAll(compared) : `${match.basedOn150}: ${name}`;
}
