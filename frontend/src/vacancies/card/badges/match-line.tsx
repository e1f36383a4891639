import type { CardMatch } from '#core/contract/match.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../../texts/ru.ts';
import styles from './match-line.module.css';

/** The rest stand in the vacancy. */
const missingShown = 2;

interface MatchLineProps {
  job: Pick<Job, 'salary' | 'salaryWords'>;
  match: CardMatch;
}

/** What of its asks the reader brings, and what the match does not know (docs/rules.md#card-match). */
export function MatchLine({ job, match: { met, asked, missing, isPreliminary } }: MatchLineProps) {
  const parts = [
    isPreliminary && (
      <span className={styles.unsure} title={card.preliminaryTip}>
        {card.preliminary}
      </span>
    ),
    asked > 0 && <strong className={styles.met}>{card.met(met, asked)}</strong>,
    missing.length > 0 && card.missing(missing.slice(0, missingShown)),
    job.salary === null && job.salaryWords === null && <span className={styles.unsure}>{card.noSalary}</span>,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && card.separator}
          {part}
        </span>
      ))}
    </p>
  );
}
