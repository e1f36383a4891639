import { useEffect } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { userIdOf } from '../../session/session-state.ts';
import { sessionNow, whenKnown } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { nearDayOf } from '../../texts/moments.ts';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { markSeen, showCompany, showJob } from '../../tracker/marks-store.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { hide, hideAll } from './acts.ts';
import styles from './marks.module.css';
import { SaveButton } from './save-button.tsx';
import { useJobMarks } from './use-job-marks.ts';
import { useMarkKeys } from './use-mark-keys.ts';

interface VacancyMarksProps {
  job: Job;
  /** Undefined until it is here. */
  description: string | null | undefined;
}

/** The same of an open vacancy, which counts as seen from here on. */
export function VacancyMarks({ job, description }: VacancyMarksProps) {
  const jobMarks = useJobMarks(job);
  const { record, appliedAt, isHidden, isCompanyHidden } = jobMarks;
  const anchor = useMarkKeys<HTMLDivElement>({ job, marks: jobMarks, description, isOpen: true });
  const { id, companyId } = job;
  const session = useSession();
  useEffect(() => {
    // A page that was drawn on the server begins as a visitor's, whoever is here.
    if (session === sessionNow() && session.status !== 'loading') markSeen(userIdOf(session), id);
  }, [session, id]);
  return (
    <div ref={anchor} className={styles.row}>
      {appliedAt === null ? (
        <SaveButton isWide job={job} description={description} isSaved={record !== undefined} />
      ) : (
        <p className={styles.applied}>
          <PageLink to="/applications">{texts.applied(nearDayOf(appliedAt, new Date()))}</PageLink>
        </p>
      )}
      {isHidden ? (
        <TextButton onPress={() => whenKnown((userId) => showJob(userId, id))}>{texts.showAgain}</TextButton>
      ) : (
        <TextButton label={texts.hideJob} onPress={() => whenKnown((userId) => hide(userId, job))}>
          {texts.hide}
        </TextButton>
      )}
      {companyId !== null &&
        (isCompanyHidden ? (
          <TextButton onPress={() => whenKnown((userId) => showCompany(userId, companyId))}>
            {texts.showCompanyAgain}
          </TextButton>
        ) : (
          <TextButton onPress={() => whenKnown((userId) => hideAll(userId, companyId, job.company))}>
            {texts.hideCompany}
          </TextButton>
        ))}
    </div>
  );
}
