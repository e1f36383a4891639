import { useState } from 'react';
import type { ShownRun } from '#core/contract/imports.ts';
import { history as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { Card } from '../../../ui/card/card.tsx';
import { LoadMoreButton } from '../../more.tsx';
import table from '../../plain-table.module.css';
import styles from './history.module.css';
import type { Resume } from './resume.ts';
import { RunRow } from './run-row.tsx';

const pageSize = 10;

/** All that ran, the latest first. */
export function History({ runs, resume }: { runs: readonly ShownRun[]; resume: Resume }) {
  const [shownCount, setShown] = useState(pageSize);
  if (runs.length === 0)
    return (
      <Card heading={texts.heading}>
        <p className={styles.empty}>{texts.empty}</p>
      </Card>
    );
  return (
    <section className={styles.history} aria-labelledby="history-heading">
      <h2 id="history-heading">{texts.heading}</h2>
      <div className={table.frame}>
        <table className={table.table} aria-labelledby="history-heading">
          <thead>
            <tr>
              <th scope="col">{texts.start}</th>
              <th scope="col">{texts.source}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.status}</th>
              {(['found', 'new', 'updated', 'skipped'] as const).map((name) => (
                <th key={name} scope="col" className={table.number}>
                  {texts[name]}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{texts.actions}</span>
              </th>
            </tr>
          </thead>
          {runs.slice(0, shownCount).map((run) => (
            <RunRow key={run.id} run={run} resume={resume} />
          ))}
        </table>
      </div>
      <LoadMoreButton
        hasMore={runs.length > shownCount}
        isLoading={false}
        text={texts.more}
        endText={texts.end}
        className={styles.more}
        onMore={() => setShown(shownCount + pageSize)}
      />
    </section>
  );
}
