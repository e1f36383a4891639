import type { ReactNode } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { CompanyName } from './company-name.tsx';
import { FactLine } from './fact-line.tsx';

interface JobFactsProps {
  job: Job;
  /** After the company; what is empty or false is left out. */
  facts: readonly ReactNode[];
  className?: string | undefined;
  isInCard?: boolean;
}

export const JobFacts = ({ job, facts, className, isInCard = false }: JobFactsProps) => (
  <FactLine first={<CompanyName job={job} isInCard={isInCard} />} facts={facts} className={className} />
);
