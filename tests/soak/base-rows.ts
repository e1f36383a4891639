import type { JobRow } from '#core/domain/job/job.ts';
import { madeRows } from '../bench/made/made-rows.ts';

/**
 * So many made vacancies, of the source whose import does not run here: an import of their own source would miss them, and ask
 * for each whether it has closed.
 */
export const baseRows = (count: number): JobRow[] =>
  madeRows(count).map((row) => ({ ...row, source: 'trudvsem' }));
