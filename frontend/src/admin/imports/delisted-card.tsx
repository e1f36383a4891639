import Button from '@cloudscape-design/components/button';
import { useId, useState } from 'react';
import type { ShownRun } from '#core/contract/imports.ts';
import { delisted as texts } from '../../texts/admin/admin-imports-ru.ts';
import styles from './delisted-card.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { useSettleGone } from './queries.ts';

/** Too many vacancies are gone at once to be hidden without an admin's word. */
export function DelistedCard({ run }: { run: ShownRun }) {
  const headingId = useId();
  const [hidden, setHidden] = useState(0);
  const settling = useSettleGone(setHidden);
  const { gone, open } = run.liveness;
  const isHiding = settling.isPending && settling.variables.hide;
  const settle = (hide: boolean) => {
    setHidden(0);
    settling.mutate({ runId: run.id, hide });
  };
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading(run.source)}</h2>
      <p>{texts.question(gone, open)}</p>
      <p className={styles.hint}>{texts.hint}</p>
      {isHiding && (
        <div role="status" className={styles.progress}>
          <ProgressBar
            label={texts.hide}
            value={Math.min(hidden, gone)}
            of={gone}
            text={texts.hiding(Math.min(hidden, gone), gone)}
          />
          <p>{texts.hiding(Math.min(hidden, gone), gone)}</p>
        </div>
      )}
      <div className={styles.ways}>
        <Button
          formAction="none"
          variant="primary"
          disabled={settling.isPending}
          loading={isHiding}
          onClick={() => settle(true)}
        >
          {texts.hide}
        </Button>
        <Button
          formAction="none"
          disabled={settling.isPending}
          loading={settling.isPending && !isHiding}
          loadingText={texts.keeping}
          onClick={() => settle(false)}
        >
          {texts.keep}
        </Button>
      </div>
    </section>
  );
}
