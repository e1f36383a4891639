import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { isBlank } from '#core/domain/user/profile.ts';
import { SyncPlace } from '../../account-sync/panel/sync-place.tsx';
import { useIsSynced } from '../../account-sync/shown-state.ts';
import { storeResume } from '../../browser-storage/user-data.ts';
import { documentActions } from '../../texts/account/profile-ru.ts';
import { resumeToasts, resume as texts } from '../../texts/documents-ru.ts';
import { failure } from '../../texts/ru.ts';
import { Card } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { download } from '../../ui/download.ts';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { UnsavedChangesDialog } from '../../ui/form/unsaved-changes-dialog.tsx';
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { useOwnError } from '../../ui/notifications/use-own-error.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import styles from './resume-tab.module.css';
import { draftResume, savedMeanwhile, takeOverResume, useResumeText } from './resume-text.ts';
import { resumeExtensions, useResumeFile } from './use-resume-file.ts';
import { WordCount } from './word-count.tsx';

const DraftDialog = lazy(() => import('../../account-sync/panel/draft-dialog.tsx'));

/** The other tab of this page loses nothing that was typed in this one. */
const isThisPage = ({ pathname }: URL) => pathname === location.pathname;

export function ResumeEditor({ userId }: { userId: string | null }) {
  const { text, source, isChanged } = useResumeText(userId);
  const file = useResumeFile(userId);
  const isSynced = useIsSynced(userId, 'resume');
  const leaveGuard = useLeaveGuard(isChanged, isThisPage);
  const problem = useOwnError();
  /** What would be lost by saving: its owner is asked first. */
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    if (userId !== null) takeOverResume(userId);
  }, [userId]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text) || source === 'sample') {
      problem.show(source === 'sample' ? resumeToasts.sample : resumeToasts.nothingToSave);
      return;
    }
    const other = savedMeanwhile(userId);
    if (other === null) store();
    else setSaved(other);
  }

  function store() {
    if (!storeResume(userId, text)) {
      problem.show({ title: failure.title, text: resumeToasts.notStored });
      return;
    }
    draftResume(userId, null);
    problem.forget();
    notify({ type: 'success', text: resumeToasts.saved });
  }

  return (
    <Card heading={texts.heading}>
      <p className={styles.note}>{isSynced ? texts.inAccount : texts.localOnly}</p>
      {userId !== null && <SyncPlace userId={userId} kind="resume" />}
      <FileDrop choose={texts.choose} extensions={resumeExtensions} onFiles={file.take}>
        <p>{texts.drop}</p>
        <p>{texts.formats}</p>
      </FileDrop>
      <div role="status" className={styles.reading}>
        {file.reading !== null && (
          <>
            <bdi>{texts.reading(file.reading)}</bdi>
            <TextButton onPress={file.stop}>{texts.stopReading}</TextButton>
          </>
        )}
        {file.reading === null && file.note}
        {file.reading === null && file.loadAll && (
          <TextButton onPress={file.loadAll}>{texts.loadAll}</TextButton>
        )}
      </div>
      <form className={styles.form} noValidate onSubmit={save}>
        <FormField
          label={texts.text}
          description={
            texts.source[source] && <strong className={styles.source}>{texts.source[source]}</strong>
          }
          constraintText={<WordCount text={text} />}
          stretch
        >
          <Textarea
            name="resume"
            value={text}
            rows={20}
            onChange={({ detail }) => {
              problem.forget();
              draftResume(userId, detail.value);
            }}
          />
        </FormField>
        <div className={styles.actions}>
          <Button variant="primary">{texts.save}</Button>
          <Button iconName="download" formAction="none" onClick={() => download(texts.fileName, text)}>
            {texts.download}
          </Button>
          {file.before !== null && (
            <Button iconName="undo" formAction="none" onClick={file.restore}>
              {texts.before}
            </Button>
          )}
          <p role="status" className={styles.state}>
            {isChanged && texts.unsaved}
          </p>
        </div>
      </form>
      {saved !== null && (
        <Suspense>
          <DraftDialog
            typed={text}
            saved={saved}
            onSave={() => {
              setSaved(null);
              store();
            }}
            onDrop={() => {
              setSaved(null);
              draftResume(userId, null);
            }}
            onClose={() => setSaved(null)}
          />
        </Suspense>
      )}
      {file.pending && (
        <ConfirmDialog
          heading={documentActions.replaceHeading}
          text={texts.replaceText(file.pending.name)}
          confirm={documentActions.replace}
          cancel={documentActions.keep}
          onConfirm={file.pending.load}
          onCancel={file.pending.cancel}
        />
      )}
      {leaveGuard.isAsking && (
        <UnsavedChangesDialog
          onStay={leaveGuard.stay}
          onLeave={() => {
            draftResume(userId, null);
            leaveGuard.leave();
          }}
        />
      )}
    </Card>
  );
}
