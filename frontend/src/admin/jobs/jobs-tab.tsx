import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { adminJobs as texts } from '../../texts/admin/admin-jobs-ru.ts';
import { SearchField } from '../search-field.tsx';
import { useLostRole } from '../use-lost-role.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './jobs-tab.module.css';
import { ListBar } from './list-bar.tsx';
import { neighbourOf } from './listed-jobs.ts';
import { useAdminJobs, useDeleteJobs, useSetActive } from './queries.ts';
import { deleteIdOf } from './rows/row-actions.tsx';
import { ShownJobs } from './shown-jobs.tsx';
import { useSelection } from './use-selection.ts';

const Editor = lazy(() => import('./editor/editor.tsx').then((module) => ({ default: module.Editor })));

const headingId = 'admin-jobs-heading';
const none: readonly AdminJob[] = [];

export function JobsTab() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const query = useAdminJobs(q);
  useLostRole(query.error);
  const jobs = query.list?.jobs ?? none;
  const selection = useSelection(jobs.map(({ id }) => id));
  const setActive = useSetActive();
  const deleteJobs = useDeleteJobs();
  const [toDelete, setToDelete] = useState<readonly AdminJob[]>(none);
  /** The vacancy in the editor; its id is null for a new one. */
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);

  const chosen = jobs.filter(({ id }) => selection.has(id));

  function search(text: string) {
    const next = new URLSearchParams(address);
    if (text === '') next.delete('q');
    else next.set('q', text);
    setAddress(next, { replace: true });
  }

  function confirmDelete() {
    const jobIds = toDelete.map(({ id }) => id);
    // The dialog gives the focus back to a row that is about to go.
    flushSync(() => setToDelete(none));
    const next = neighbourOf(jobs, jobIds);
    document.getElementById(next === null ? headingId : deleteIdOf(next))?.focus();
    deleteJobs(jobIds);
  }

  return (
    <section className={styles.tab} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {texts.heading(query.list?.total)}
        </h2>
        <div className={styles.actions}>
          <Button
            iconName="refresh"
            loading={query.isRefetching && !query.isPlaceholderData}
            onClick={() => void query.refetch()}
          >
            {texts.refresh}
          </Button>
          <Button variant="primary" iconName="add-plus" onClick={() => setEdited({ id: null })}>
            {texts.add}
          </Button>
        </div>
      </div>
      <div className={styles.search}>
        <SearchField
          value={q}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          clearLabel={texts.clearSearch}
          onSearch={search}
        />
      </div>
      <ListBar
        shown={query.list && { count: jobs.length, found: query.list.found }}
        isLoading={query.isPending}
        selection={selection}
        onShow={() => setActive(chosen, true)}
        onHide={() => setActive(chosen, false)}
        onDelete={() => setToDelete(chosen)}
      />
      <ShownJobs
        query={query}
        q={q}
        selection={selection}
        onToggle={(job) => setActive([job], !job.isActive)}
        onEdit={({ id }) => setEdited({ id })}
        onDelete={(job) => setToDelete([job])}
        onSearch={search}
      />
      {toDelete.length > 0 && (
        <DeleteDialog jobs={toDelete} onCancel={() => setToDelete(none)} onConfirm={confirmDelete} />
      )}
      {edited && (
        <Suspense>
          <Editor jobId={edited.id} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  );
}
