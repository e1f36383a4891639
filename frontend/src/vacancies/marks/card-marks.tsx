import type { Job } from '#core/domain/job/shown-job.ts';
import { whenKnown } from '../../session/session-store.ts';
import { nearDayOf } from '../../texts/moments.ts';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { showCompany, showJob } from '../../tracker/marks-store.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { Popup } from '../../ui/dialog/popup.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hide, hideAll } from './acts.ts';
import styles from './marks.module.css';
import { SaveButton } from './save-button.tsx';
import { useJobMarks } from './use-job-marks.ts';
import { useMarkKeys } from './use-mark-keys.ts';

/** What the reader has made of a vacancy of the list, and can make of it. */
export function CardMarks({ job }: { job: Job }) {
  const jobMarks = useJobMarks(job);
  const { record, appliedAt, isSeen, isHidden, isCompanyHidden } = jobMarks;
  const anchor = useMarkKeys<HTMLDivElement>({ job, marks: jobMarks });
  const { companyId } = job;
  const item = (text: string, act: () => void) => (
    <li>
      <button type="button" className={styles.item} onClick={act}>
        {text}
      </button>
    </li>
  );
  return (
    <>
      {isSeen && (
        <span className="visually-hidden" data-seen>
          {texts.seen}
        </span>
      )}
      {appliedAt !== null && (
        <p className={styles.applied}>
          <PageLink to="/applications" tabIndex={-1}>
            {texts.applied(nearDayOf(appliedAt, new Date()))}
          </PageLink>
        </p>
      )}
      <div ref={anchor} className={styles.marks}>
        {appliedAt === null && <SaveButton job={job} isSaved={record !== undefined} />}
        <Popup
          align="end"
          label={texts.more(job.title)}
          className={styles.panel}
          control={({ toggle, aria }) => (
            <button
              type="button"
              className={styles.button}
              aria-label={texts.more(job.title)}
              title={texts.hide}
              tabIndex={-1}
              onClick={toggle}
              {...aria}
            >
              <Icon>
                <path d="M3 10s2.6-4.5 7-4.5S17 10 17 10s-2.6 4.5-7 4.5S3 10 3 10zM4 16 16 4" />
              </Icon>
            </button>
          )}
        >
          {(close) => {
            const closing = (act: (userId: string | null) => void) => () => {
              close();
              whenKnown(act);
            };
            return (
              <ul>
                {isHidden
                  ? item(
                      texts.showAgain,
                      closing((userId) => showJob(userId, job.id)),
                    )
                  : item(
                      texts.hideJob,
                      closing((userId) => hide(userId, job)),
                    )}
                {companyId !== null &&
                  (isCompanyHidden
                    ? item(
                        texts.showCompanyAgain,
                        closing((userId) => showCompany(userId, companyId)),
                      )
                    : item(
                        texts.hideCompany,
                        closing((userId) => hideAll(userId, companyId, job.company)),
                      ))}
              </ul>
            );
          }}
        </Popup>
      </div>
    </>
  );
}
