import { Link } from 'react-router-dom';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { sentPapers as texts } from '../../texts/library-ru.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import { setTracked, told } from '../../tracker/acts.ts';
import { useResumeVersions } from '../../tracker/library/resume-versions.ts';
import { setSent } from '../../tracker/library/sent-papers.ts';
import styles from './details-dialog.module.css';
import { SentPaper } from './sent-paper.tsx';

/** Which version of the resume went, and which letter (docs/rules.md#tracker-sent). */
export default function SentPapers({ userId, record }: { userId: string | null; record: TrackedJob }) {
  const versions = useResumeVersions(userId).toReversed();
  return (
    <SentPaper
      record={record}
      field="resume"
      label={details.resume}
      papers={versions}
      hint={
        <>
          {texts.noVersions}{' '}
          <Link className={styles.inline} to="/documents?tab=resume">
            {texts.toResume}
          </Link>
        </>
      }
      onChoose={(paper) => told(setSent(userId, record.id, 'resume', paper))}
      onName={(name) => setTracked(userId, record.id, 'resume', name)}
    />
  );
}
