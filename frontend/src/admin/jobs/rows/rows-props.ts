import type { AdminJob } from '#core/contract/admin-jobs.ts';
import type { Selection } from '../use-selection.ts';
import type { JobActions } from './row-actions.tsx';

/** What a list of vacancies is given, whether it is a table or cards. */
export interface RowsProps extends JobActions {
  jobs: readonly AdminJob[];
  selection: Selection;
}
