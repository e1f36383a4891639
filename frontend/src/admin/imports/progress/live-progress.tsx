import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { imports, stopConfirmation, progress as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { timeNear } from '../../../texts/moments.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { orderedBy, progressOf, type Start } from '../current-start.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useStopImport } from '../queries.ts';
import { whoStarted } from '../who-started.ts';
import styles from './live-progress.module.css';

interface LiveProgressProps {
  start: Start;
  since: string | null;
}

const headingId = 'import-progress';
export const liveHeading = () => document.getElementById(headingId);

/** What is being done now. A screen reader hears of each tenth, not of each second. */
export function LiveProgress({ start, since }: LiveProgressProps) {
  const [isAsking, setAsking] = useState(false);
  const stopping = useStopImport();
  const { last } = start;
  const { done, total, counts, running, next } = progressOf(start);
  const tenth = total === 0 ? 0 : Math.floor((done / total) * 10) / 10;
  const isStopping = last.isStopping || stopping.isPending;
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <div>
          <h3 id={headingId} tabIndex={-1}>
            {texts.heading}
          </h3>
          <p className={styles.note}>
            {imports.since(since)}, {whoStarted(orderedBy(last))}
          </p>
        </div>
        <Button
          formAction="none"
          // Not `disabled`: it would lose the focus that the question gives back.
          loading={isStopping}
          loadingText={texts.stopping}
          onClick={() => setAsking(true)}
        >
          {isStopping ? texts.stopping : texts.stop}
        </Button>
      </div>
      <ProgressBar label={texts.label} value={done} of={total} text={texts.categories(done, total)} />
      <div className={styles.line}>
        <p>{texts.categories(done, total)}</p>
        <p>
          {texts.found}: <b>{number(counts.found)}</b>
        </p>
        <p>
          {texts.new}: <b>{number(counts.new)}</b>
        </p>
      </div>
      <ul className={styles.facts}>
        <li>{running ? texts.now(running.source) : texts.between}</li>
        {next.length > 0 && <li>{texts.next(next)}</li>}
        {running && <RunFacts run={running} />}
      </ul>
      <p role="status" className="visually-hidden">
        {texts.announced(tenth)}
      </p>
      {isAsking && (
        <ConfirmDialog
          {...stopConfirmation}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            stopping.mutate(last.id);
          }}
        />
      )}
    </div>
  );
}

function RunFacts({ run }: { run: Start['last'] }) {
  const { detailsDone, detailsQueued, liveness, waitUntil, source } = run;
  const now = new Date();
  return (
    <>
      {detailsQueued > 0 && <li>{texts.details(detailsDone, detailsQueued)}</li>}
      {liveness.phase === 'checking' && <li>{texts.checks(liveness.checked, liveness.queued)}</li>}
      {waitUntil !== null && new Date(waitUntil) > now && (
        <li className={styles.waiting}>{texts.waiting(source, timeNear(waitUntil, now))}</li>
      )}
    </>
  );
}
