import type { Job } from '#core/domain/job/job.ts';
import { roubles, shownSalary } from '#core/domain/job/salary.ts';
import { detail } from '../../texts/ru.ts';

/** The whole range and the source's own words, where they say more than the card does. */
export function salaryDetails({ salary, salaryWords }: Pick<Job, 'salary' | 'salaryWords'>): string[] {
  return [
    ...(salary && salary.min !== salary.max
      ? [detail.salaryRange(roubles(salary.min), roubles(salary.max))]
      : []),
    ...(salaryWords ? [detail.sourceWords(salaryWords)] : []),
  ];
}

export const salaryLine = ({ salary }: Pick<Job, 'salary'>): string | null => salary && shownSalary(salary);
