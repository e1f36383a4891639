import type { ReactNode } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../texts/ru.ts';
import { CompanyName } from './company-name.tsx';
import styles from './job-facts.module.css';

interface JobFactsProps {
  job: Job;
  /** After the company; what is empty or false is left out. */
  facts: readonly ReactNode[];
  className?: string | undefined;
  isInCard?: boolean;
}

/** Who, and what follows, with a point between: no line of them begins or ends with one. */
export const JobFacts = ({ job, facts, className = '', isInCard = false }: JobFactsProps) => (
  <p className={`${styles.facts} ${className}`} data-facts>
    <CompanyName job={job} isInCard={isInCard} />
    {facts.filter(Boolean).map((fact, at) => (
      <span key={at} className={styles.fact}>
        {card.separator}
        {fact}
      </span>
    ))}
  </p>
);
