import { withoutUnnamed } from '../import/unnamed.ts';
import type { JobRow } from './job.ts';

/** What of a vacancy stands beside its title in a feed and in an e-mail: company, place, pay, as far as they are known. */
export const summaryOf = ({ company, location, salary_words, salary }: JobRow): string[] =>
  withoutUnnamed([company, location, salary_words ?? salary ?? 'зарплата не указана']);
