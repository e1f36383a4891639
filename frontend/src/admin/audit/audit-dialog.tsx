import Button from '@cloudscape-design/components/button';
import { useId, useRef } from 'react';
import { audit as texts } from '../../texts/admin/admin-audit-ru.ts';
import { failure } from '../../texts/ru.ts';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import { LoadMoreButton } from '../more.tsx';
import { useLostRole } from '../use-lost-role.ts';
import styles from './audit-dialog.module.css';
import { AuditList } from './audit-list.tsx';
import { useAudit } from './queries.ts';

/** A panel at the side; on a phone the whole screen. */
export function AuditDialog({ onClose }: { onClose(): void }) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { data, isPending, isError, isFetching, error, hasNextPage, isFetchingNextPage, ...query } =
    useAudit();
  useLostRole(error);
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div ref={content} className={styles.content}>
        <DialogHead
          id={headingId}
          heading={texts.heading}
          onClose={() => content.current?.closest('dialog')?.close()}
        />
        <p className={styles.hint}>{texts.hint}</p>
        {isPending && (
          <p role="status" className={styles.hint}>
            {texts.loading}
          </p>
        )}
        {data && records.length === 0 && (
          <div className={styles.message}>
            <p className={styles.words}>{texts.empty}</p>
            <p className={styles.hint}>{texts.emptyHint}</p>
          </div>
        )}
        <AuditList records={records} />
        {isError && (
          <div className={styles.message} role="alert">
            <p className={styles.words}>{texts.failed}</p>
            <p className={styles.hint}>{texts.failedHint}</p>
            {!hasNextPage && (
              <Button
                formAction="none"
                loading={isFetching}
                loadingText={texts.loading}
                onClick={() => void query.refetch()}
              >
                {failure.retry}
              </Button>
            )}
          </div>
        )}
        <LoadMoreButton
          fullWidth
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          text={isError ? failure.retry : texts.more}
          loadingText={texts.loading}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
    </ModalDialog>
  );
}
