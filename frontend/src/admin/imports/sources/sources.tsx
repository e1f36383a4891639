import type { ShownSource } from '#core/contract/imports.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { number } from '#core/domain/text/plural.ts';
import { percent, sources as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { agoOf, momentOf, timeNear } from '../../../texts/moments.ts';
import { Meter } from '../progress-bar.tsx';
import styles from './sources.module.css';

const shares = ['withSalary', 'withLevel', 'withCategory', 'withDescription'] as const;

/** How each source is, and how well it fills its vacancies in. */
export function Sources({ sources }: { sources: readonly ShownSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <ul className={styles.list}>
        {sources.map((source) => (
          <SourceCard key={source.id} source={source} />
        ))}
      </ul>
    </section>
  );
}

function SourceCard({ source }: { source: ShownSource }) {
  const { id, state, restsUntil: cooldownUntil, reason, lastSuccessAt, lastFullAt, jobs } = source;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{sourceInfo(id).name}</h3>
        <span className={`${styles.state} ${styles[state]}`}>
          {cooldownUntil === null ? texts.states[state] : texts.rests(timeNear(cooldownUntil, new Date()))}
        </span>
      </div>
      {reason !== null && <p className={styles.trouble}>{reason}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.lastSuccess}</dt>
          <dd>
            <Moment iso={lastSuccessAt} />
          </dd>
        </div>
        <div>
          <dt>{texts.lastFull}</dt>
          <dd>
            <Moment iso={lastFullAt} />
          </dd>
        </div>
        <div>
          <dt>{texts.jobs}</dt>
          <dd>{number(jobs)}</dd>
        </div>
      </dl>
      <ul className={styles.shares}>
        {shares.map((name) => (
          <li key={name}>
            <span>{texts.shares[name]}</span>
            <span className={styles.percent}>{percent(source[name])}</span>
            <Meter share={source[name]} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Moment({ iso }: { iso: string | null }) {
  if (iso === null) return texts.never;
  return (
    <time dateTime={iso}>
      {agoOf(iso, new Date()) ?? texts.justNow}
      <span className={styles.exact}>{momentOf(iso)}</span>
    </time>
  );
}
