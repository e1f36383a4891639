import type { ShownRun } from '#core/contract/imports.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { number } from '#core/domain/text/plural.ts';
import { importToasts, skips, summary as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { momentOf } from '../../../texts/moments.ts';
import { Card } from '../../../ui/card/card.tsx';
import { activeSince, orderedBy, resultOf, type Start } from '../current-start.ts';
import { whoStarted } from '../who-started.ts';
import { CategoryChart } from './category-chart.tsx';
import { Disclosure } from './disclosure.tsx';
import type { Resume } from './resume.ts';
import { ResumeButton } from './resume-button.tsx';
import { Skips } from './skips.tsx';
import styles from './summary.module.css';

/** What the last start has brought (docs/rules.md#admin-import-summary); before the first one, what to do. */
export function Summary({ start, resume }: { start: Start | null; resume: Resume }) {
  if (!start)
    return (
      <Card heading={texts.heading}>
        <p className={styles.never}>{texts.never}</p>
        <p className={styles.note}>{texts.neverHint}</p>
      </Card>
    );
  const { runs, last } = start;
  const result = resultOf(runs);
  const notices = runs.flatMap((run) => run.notices.map((notice) => named(run, notice)));
  const unfinished = runs.filter(({ status }) => status !== 'succeeded' && status !== 'running');
  return (
    <Card heading={texts.heading}>
      <p className={styles.note}>
        {texts.when(momentOf(activeSince(runs[0] ?? last)), whoStarted(orderedBy(last)))}
      </p>
      {unfinished.map((run) => (
        <div key={run.id} className={run.status === 'stopped' ? styles.stopped : styles.failed}>
          <p>{endOf(run)}</p>
          {run.canResume && <ResumeButton run={run} resume={resume} />}
        </div>
      ))}
      {notices.length > 0 && (
        <section className={styles.notices} aria-labelledby="last-notices">
          <h3 id="last-notices" className={styles.subheading}>
            {texts.notices}
          </h3>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.numbers}>
        {(['total', 'new', 'duplicates', 'updated', 'unchanged', 'skipped'] as const).map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{number(result[name])}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="by-category">
        <h3 id="by-category" className={styles.subheading}>
          {texts.byCategory}
        </h3>
        <CategoryChart runs={runs} />
      </section>
      {result.skipped > 0 && (
        <Disclosure heading={skips.heading(result.skipped)}>
          <Skips runIds={runs.map(({ id }) => id)} />
        </Disclosure>
      )}
    </Card>
  );
}

/** Whose it is, unless the words say so themselves. */
function named({ source }: ShownRun, words: string): string {
  const { name } = sourceInfo(source);
  return words.includes(name) ? words : texts.ofSource(name, words);
}

/** Why it did not come to its end. */
const endOf = (run: ShownRun): string =>
  named(run, run.reason ?? (run.status === 'interrupted' ? importToasts.interrupted : importToasts.unknown));
