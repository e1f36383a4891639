import { useMedia } from '../../../ui/hooks/use-media.ts';
import { JobCards } from './job-cards.tsx';
import { JobsTable } from './jobs-table.tsx';
import type { RowsProps } from './rows-props.ts';

/** Seven columns do not fit on a phone: there each vacancy is a card. */
export const useIsNarrow = () => useMedia('(max-width: 1119px)');

export function JobRows(props: RowsProps) {
  return useIsNarrow() ? <JobCards {...props} /> : <JobsTable {...props} />;
}
