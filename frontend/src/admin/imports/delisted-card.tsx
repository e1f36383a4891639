import Button from '@cloudscape-design/components/button';
import { useId, useRef, useState } from 'react';
import type { ShownRun } from '#core/contract/imports.ts';
import { delisted as texts } from '../../texts/admin/admin-imports-ru.ts';
import { useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { pageHeading } from '../page-heading.ts';
import styles from './delisted-card.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { useResolveDelisted } from './queries.ts';

/** Too many vacancies are gone at once to be hidden without an admin's word. */
export function DelistedCard({ run }: { run: ShownRun }) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  useFocusAfter(card, pageHeading);
  const [hidden, setHidden] = useState(0);
  const resolving = useResolveDelisted(setHidden);
  const { gone: delisted, open } = run.liveness;
  const isHiding = resolving.isPending && resolving.variables.hide;
  const isKeeping = resolving.isPending && !isHiding;
  const resolve = (hide: boolean) => {
    setHidden(0);
    resolving.mutate({ runId: run.id, hide });
  };
  return (
    <section ref={card} className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading(run.source)}</h2>
      <p>{texts.question(delisted, open)}</p>
      <p className={styles.hint}>{texts.hint}</p>
      {isHiding && (
        <div role="status" className={styles.progress}>
          <ProgressBar
            label={texts.hide}
            value={Math.min(hidden, delisted)}
            of={delisted}
            text={texts.hiding(Math.min(hidden, delisted), delisted)}
          />
          <p>{texts.hiding(Math.min(hidden, delisted), delisted)}</p>
        </div>
      )}
      <div className={styles.ways}>
        <Button
          formAction="none"
          variant="primary"
          disabled={isKeeping}
          loading={isHiding}
          onClick={() => resolve(true)}
        >
          {texts.hide}
        </Button>
        <Button
          formAction="none"
          disabled={isHiding}
          loading={isKeeping}
          loadingText={texts.keeping}
          onClick={() => resolve(false)}
        >
          {texts.keep}
        </Button>
      </div>
    </section>
  );
}
