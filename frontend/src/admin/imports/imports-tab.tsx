import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { importToasts, imports as texts } from '../../texts/admin/admin-imports-ru.ts';
import { timeNear } from '../../texts/moments.ts';
import { failure } from '../../texts/ru.ts';
import { Card } from '../../ui/card/card.tsx';
import { useLostRole } from '../use-lost-role.ts';
import { CategoriesCard } from './categories-card.tsx';
import {
  activeSince,
  currentStart,
  fingerprintOf,
  type Imports,
  isInProgress,
  runsAwaitingReview,
} from './current-start.ts';
import { DelistedCard } from './delisted-card.tsx';
import styles from './imports-tab.module.css';
import { LiveProgress } from './progress/live-progress.tsx';
import { useImports, useResumeImport, useStartImport } from './queries.ts';
import { History } from './runs/history.tsx';
import { Summary } from './runs/summary.tsx';
import { Sources } from './sources/sources.tsx';
import { useImportEvents } from './use-import-events.ts';
import { usePendingStart } from './use-pending-start.ts';

/**
 * The import's tab (docs/rules.md#admin-import). All of it comes from the server: a reload, or a second admin, sees the
 * same.
 */
export function ImportsTab() {
  const [fingerprintAtStart, setOrdered] = useState<string | null>(null);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useImports(fingerprintAtStart);
  const events = useImportEvents(data);
  const isStarting = usePendingStart(fingerprintAtStart, data, () => {
    setOrdered(null);
    events.show({ type: 'error', title: importToasts.failed, text: importToasts.notBegun });
  });
  useLostRole(error);
  const handleOrder = () => {
    events.dismissErrors();
    setOrdered(data ? fingerprintOf(data) : null);
  };

  if (!data && !error)
    return (
      <div className={styles.tab}>
        <p role="status" className={styles.loading}>
          {texts.loading}
        </p>
      </div>
    );
  if (!data)
    return (
      <div className={styles.message} role="alert">
        <p className={styles.words}>{texts.failed}</p>
        <p className={styles.hint}>{texts.failedHint}</p>
        <Button loading={isFetching} loadingText={texts.loading} onClick={() => refetch()}>
          {failure.retry}
        </Button>
      </div>
    );
  return (
    <div className={styles.tab}>
      {error && (
        <p role="status" className={styles.stale}>
          {texts.stale(timeNear(new Date(dataUpdatedAt).toISOString(), new Date()))}
        </p>
      )}
      <ImportsPanel imports={data} isStarting={isStarting} onOrder={handleOrder} />
    </div>
  );
}

interface ImportsPanelProps {
  imports: Imports;
  /** An order was given, and nothing is known of it yet. */
  isStarting: boolean;
  onOrder(): void;
}

export function ImportsPanel({ imports, isStarting, onOrder }: ImportsPanelProps) {
  const starting = useStartImport(onOrder);
  const resuming = useResumeImport(onOrder);
  const start = currentStart(imports);
  const isBusy = isStarting || starting.isPending || resuming.isPending;
  const since =
    imports.isRunning && start && isInProgress(start) ? timeNear(startOf(start), new Date()) : null;
  const disabledReason = imports.isRunning ? texts.since(since) : isBusy ? texts.starting : undefined;
  const resume = { disabledReason, start: (runId: string) => resuming.mutate(runId) };

  return (
    <>
      {runsAwaitingReview(imports).map((run) => (
        <DelistedCard key={run.id} run={run} />
      ))}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card heading={texts.heading}>
            <div className={styles.head}>
              <p className={styles.total}>
                <span className={styles.totalLabel}>{texts.total}</span>
                <span className={styles.totalNumber}>{number(imports.totalJobs)}</span>
              </p>
              <Button
                variant="primary"
                formAction="none"
                loading={isBusy && !imports.isRunning}
                loadingText={texts.starting}
                disabled={imports.isRunning}
                disabledReason={texts.since(since)}
                onClick={() => starting.mutate()}
              >
                {texts.start}
              </Button>
            </div>
            {imports.demandWalk && <p>{texts.demands(imports.demandWalk.read, imports.demandWalk.total)}</p>}
            {imports.isRunning &&
              (start && isInProgress(start) ? (
                <LiveProgress start={start} since={since} />
              ) : (
                <p role="status">{texts.atAnEdge}</p>
              ))}
            {!imports.isRunning && isStarting && <p role="status">{texts.starting}</p>}
          </Card>
          {!imports.isRunning && <Summary start={start} resume={resume} />}
        </div>
        <div className={styles.aside}>
          <CategoriesCard />
        </div>
      </div>
      <Sources sources={imports.sources} />
      <History runs={imports.runs} resume={resume} />
    </>
  );
}

const startOf = ({ runs, last }: NonNullable<ReturnType<typeof currentStart>>) =>
  activeSince(runs[0] ?? last);
