import Button from '@cloudscape-design/components/button';
import { adminJobs as texts } from '../../texts/admin/admin-jobs-ru.ts';
import { failure, list as listTexts } from '../../texts/ru.ts';
import { Awaiting } from '../../ui/awaiting/awaiting.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { LoadMoreButton } from '../more.tsx';
import styles from './jobs-tab.module.css';
import { ListMessage } from './list-message.tsx';
import type { useAdminJobs } from './queries.ts';
import { JobRows } from './rows/job-rows.tsx';
import type { JobActions } from './rows/row-actions.tsx';
import { RowSkeletons } from './rows/row-skeletons.tsx';
import type { Selection } from './use-selection.ts';

interface ShownJobsProps extends JobActions {
  query: ReturnType<typeof useAdminJobs>;
  q: string;
  selection: Selection;
  onSearch(text: string): void;
}

export function ShownJobs({ query, q, selection, onSearch, ...actions }: ShownJobsProps) {
  const isOnline = useOnline();
  const { list } = query;
  if (!list && query.isError)
    return (
      <ListMessage words={texts.failed} hint={isOnline ? texts.failedHint : listTexts.offlineHint}>
        <Button loading={query.isFetching} loadingText={texts.loading} onClick={() => void query.refetch()}>
          {failure.retry}
        </Button>
      </ListMessage>
    );
  const isEmpty = list?.jobs.length === 0 && !query.hasNextPage;
  // All that was loaded is being deleted; what comes after it is asked for then.
  const isDrained = list?.jobs.length === 0 && query.hasNextPage && !query.isError;
  // That nothing was found says nothing about the question after it.
  if (!list || isDrained || (isEmpty && query.isPlaceholderData)) return <RowSkeletons />;
  if (isEmpty)
    return q === '' ? (
      <ListMessage words={texts.empty} hint={texts.emptyHint} />
    ) : (
      <ListMessage words={texts.notFound(q)} hint={texts.notFoundHint}>
        <Button onClick={() => onSearch('')}>{texts.clearSearch}</Button>
      </ListMessage>
    );
  return (
    <Awaiting isBusy={query.isPlaceholderData}>
      <JobRows jobs={list.jobs} selection={selection} {...actions} />
      <LoadMoreButton
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        text={texts.more}
        loadingText={texts.moreLoading}
        className={styles.more}
        onMore={() => void query.fetchNextPage()}
      />
    </Awaiting>
  );
}
