import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import type { Selection } from '../use-selection.ts';
import { JobCards } from './job-cards.tsx';
import { JobsTable } from './jobs-table.tsx';
import type { JobActions } from './row-actions.tsx';

export interface RowsProps extends JobActions {
  jobs: readonly AdminJob[];
  selection: Selection;
}

/** Seven columns do not fit on a phone: there each vacancy is a card. */
export const useIsNarrow = () => useMedia('(max-width: 1119px)');

export function JobRows(props: RowsProps) {
  return useIsNarrow() ? <JobCards {...props} /> : <JobsTable {...props} />;
}
