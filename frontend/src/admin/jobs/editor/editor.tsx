import Button from '@cloudscape-design/components/button';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { jobDraft } from '#core/domain/job/job-draft.ts';
import { isNotFound } from '../../../api/failures.ts';
import { jobEditor as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { DialogHead } from '../../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx';
import { UnsavedChangesDialog } from '../../../ui/form/unsaved-changes-dialog.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.ts';
import { useNotificationsInside } from '../../../ui/notifications/notification-container.ts';
import { type JobSaving, useAdminJob, useSaveJob } from '../queries.ts';
import { losesFormatting } from './description-text.ts';
import { changesOf, type DraftForm, draftOf, emptyForm, formOf, isChanged } from './draft-form.ts';
import { problemsOf } from './draft-problems.ts';
import styles from './editor.module.css';
import { EditorFields } from './editor-fields.tsx';

interface EditorProps {
  /** Null for a new vacancy. */
  jobId: string | null;
  onClose(): void;
}

/** Esc closes an open list of choices, and not the dialog with it. */
function keepEscapeFromDialog(event: KeyboardEvent) {
  const isListOpen = event.currentTarget.querySelector('button[aria-expanded="true"]') !== null;
  if (event.key === 'Escape' && isListOpen) event.preventDefault();
}

export function Editor({ jobId, onClose }: EditorProps) {
  const headingId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const query = useAdminJob(jobId);
  const save = useSaveJob();
  const [draftId] = useState(() => crypto.randomUUID());
  const [edited, setEdited] = useState<Partial<DraftForm>>({});
  const [wasRefused, setRefused] = useState(false);
  const [isClosing, setClosing] = useState(false);

  const stored = query.data?.draft;
  const before = stored ? formOf(stored) : emptyForm;
  const form = { ...before, ...edited };
  const isUnsaved = isChanged(before, form);
  const problems = wasRefused ? problemsOf(form) : {};
  const problemCount = Object.keys(problems).length;
  const guard = useLeaveGuard(isUnsaved);
  const isReady = jobId === null || query.isSuccess;

  useNotificationsInside(foot, isReady);

  const close = () => (isUnsaved ? setClosing(true) : onClose());

  function changesToSave(): JobSaving | null {
    if (jobId === null) return { draft: jobDraft.parse(draftOf(form)), draftId };
    const changes = stored ? changesOf(stored, form) : {};
    return Object.keys(changes).length === 0 ? null : { jobId, changes };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (Object.keys(problemsOf(form)).length > 0) {
      flushSync(() => setRefused(true));
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const saving = changesToSave();
    if (saving) save.mutate(saving, { onSuccess: onClose });
    else onClose();
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={close} isCloseGuarded={isUnsaved}>
      <div className={styles.head}>
        <DialogHead
          id={headingId}
          heading={jobId === null ? texts.headingNew : texts.headingEdit}
          onClose={close}
        />
      </div>
      {isReady ? (
        <form
          ref={fields}
          className={styles.form}
          noValidate
          onKeyDownCapture={keepEscapeFromDialog}
          onSubmit={submit}
        >
          <div className={styles.fields}>
            <EditorFields
              form={form}
              problems={problems}
              kept={query.data?.job.edited ?? []}
              losesFormatting={losesFormatting(stored?.description ?? '')}
              onChange={(changes) => setEdited((current) => ({ ...current, ...changes }))}
            />
          </div>
          <div ref={foot} className={styles.foot} data-notifications="above">
            <Button variant="primary" loading={save.isPending} loadingText={texts.saving}>
              {jobId === null ? texts.add : texts.save}
            </Button>
            <Button formAction="none" onClick={close}>
              {texts.cancel}
            </Button>
            <p role="status" className={problemCount > 0 ? styles.problems : styles.state}>
              {problemCount > 0 ? texts.problems(problemCount) : isUnsaved && texts.unsaved}
            </p>
          </div>
        </form>
      ) : (
        <div className={styles.message} role="status">
          {query.isError ? (
            <>
              <p>{isNotFound(query.error) ? texts.gone : texts.failed}</p>
              <Button loading={query.isFetching} onClick={() => void query.refetch()}>
                {failure.retry}
              </Button>
            </>
          ) : (
            <p className={styles.loading}>{texts.loading}</p>
          )}
        </div>
      )}
      {(isClosing || guard.isAsking) && (
        <UnsavedChangesDialog
          onStay={() => {
            setClosing(false);
            guard.stay();
          }}
          onLeave={isClosing ? onClose : guard.leave}
        />
      )}
    </ModalDialog>
  );
}
