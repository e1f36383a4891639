import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { letterName, sentPapers as texts } from '../../texts/library-ru.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import { reportOutcome, setTracked } from '../../tracker/acts.ts';
import { isOfRecord, textIdOf } from '../../tracker/library/letter-id.ts';
import { newestFirst, useKeptLetters } from '../../tracker/library/letters.ts';
import { useResumeVersions } from '../../tracker/library/resume-versions.ts';
import { setSent } from '../../tracker/library/sent-papers.ts';
import { isManual } from '../../tracker/manual-id.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import styles from './details-dialog.module.css';
import { type Paper, SentPaper } from './sent-paper.tsx';

/** Which letter went, and which version of the resume (docs/rules.md#tracker-sent). */
export default function SentPapers({ userId, record }: { userId: string | null; record: TrackedJob }) {
  const versions = useResumeVersions(userId).toReversed();
  const letters = lettersOf(useKeptLetters(userId), record);
  const acts = (field: 'letter' | 'resume') => ({
    onChoose: (paper: Paper) => reportOutcome(setSent(userId, record.id, field, paper)),
    onName: (name: string | null) => setTracked(userId, record.id, field, name),
  });
  return (
    <>
      <SentPaper
        record={record}
        field="letter"
        label={details.letter}
        papers={letters}
        hint={
          <>
            {texts.noLetters}{' '}
            <PageLink className={styles.inline} to={letterAddress(record)}>
              {texts.toLetter}
            </PageLink>
          </>
        }
        {...acts('letter')}
      />
      <SentPaper
        record={record}
        field="resume"
        label={details.resume}
        papers={versions}
        hint={
          <>
            {texts.noVersions}{' '}
            <PageLink className={styles.inline} to="/documents?tab=resume">
              {texts.toResume}
            </PageLink>
          </>
        }
        {...acts('resume')}
      />
    </>
  );
}

/** Of its vacancy, picked or written by hand, and the one that it names. */
function lettersOf(all: ReturnType<typeof useKeptLetters>, record: TrackedJob): Paper[] {
  return newestFirst(all)
    .filter(({ id }) => id === record.letter.id || isOfRecord(id, record))
    .map((letter) => ({
      ...{
        id: letter.id,
        textId: textIdOf(letter),
        name: letterName(letter.savedAt),
        savedAt: letter.savedAt,
      },
    }));
}

/** The letter tab, with the vacancy picked where it is one of ours. */
const letterAddress = ({ id }: TrackedJob): string =>
  `/documents?tab=letter${isManual(id) ? '' : `&job=${encodeURIComponent(id)}`}`;
