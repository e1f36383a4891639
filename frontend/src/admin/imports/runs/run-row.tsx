import { useId, useState } from 'react';
import type { ShownRun } from '#core/contract/imports.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { number } from '#core/domain/text/plural.ts';
import { duration, importToasts, history as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { momentOf } from '../../../texts/moments.ts';
import table from '../../plain-table.module.css';
import { activeSince, orderedBy } from '../current-start.ts';
import { whoStarted } from '../who-started.ts';
import styles from './history.module.css';
import type { Resume } from './resume.ts';
import { ResumeButton } from './resume-button.tsx';
import { Skips } from './skips.tsx';

/** Without the time for which it stood still. */
const lengthOf = (run: ShownRun): number | null =>
  run.finishedAt === null ? null : Date.parse(run.finishedAt) - Date.parse(activeSince(run));

/** One run, and below it what it left out and what else an admin should know. */
export function RunRow({ run, resume }: { run: ShownRun; resume: Resume }) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { counts, notices, status } = run;
  const source = sourceInfo(run.source).name;
  const moment = momentOf(run.startedAt);
  const length = lengthOf(run);
  const expand = {
    type: 'button',
    className: styles.expand,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? moreId : undefined,
    onClick: () => setOpen(!isOpen),
  } as const;
  const reason = run.reason ?? (status === 'interrupted' ? importToasts.interrupted : null);
  return (
    <tbody>
      <tr>
        <td data-label={texts.start}>
          <span>
            <time dateTime={run.startedAt} className={styles.moment}>
              {moment}
            </time>
            {length !== null && <span className={styles.under}>{duration(length)}</span>}
          </span>
        </td>
        <td data-label={texts.source}>
          <span className={styles.moment}>
            {source}
            <span className={styles.under}>{texts.crawls[run.crawl]}</span>
          </span>
        </td>
        <td data-label={texts.who}>
          <bdi className={styles.who}>{whoStarted(orderedBy(run))}</bdi>
        </td>
        <td data-label={texts.status}>
          <span>
            <span className={`${styles.status} ${styles[status]}`}>{texts.statuses[status]}</span>
            {reason !== null && <span className={styles.reason}>{reason}</span>}
            {notices.length > 0 && (
              <span className={styles.under}>
                <button {...expand} aria-label={texts.noticesNamed(notices.length, source, moment)}>
                  {texts.countedNotices(notices.length)}
                </button>
              </span>
            )}
          </span>
        </td>
        <td data-label={texts.found} className={table.number}>
          {number(counts.found)}
        </td>
        <td data-label={texts.new} className={table.number}>
          {number(counts.new)}
        </td>
        <td data-label={texts.updated} className={table.number}>
          {number(counts.updated)}
        </td>
        <td data-label={texts.skipped} className={table.number}>
          {counts.skipped === 0 ? (
            number(0)
          ) : (
            <button {...expand} aria-label={texts.skips(number(counts.skipped), source, moment)}>
              {number(counts.skipped)}
            </button>
          )}
        </td>
        <td>{run.canResume && <ResumeButton run={run} resume={resume} />}</td>
      </tr>
      {isOpen && (
        <tr id={moreId} className={table.more}>
          <td colSpan={9}>
            <div className={styles.details}>
              {counts.skipped > 0 && <Skips runIds={[run.id]} />}
              {notices.length > 0 && (
                <div>
                  <p className={styles.under}>{texts.notices}</p>
                  <ul>
                    {notices.map((notice) => (
                      <li key={notice}>{notice}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}
