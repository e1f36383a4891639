import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { canBeRedated } from '#core/domain/tracker/corrections.ts';
import { type Stage, stages } from '#core/domain/tracker/stage.ts';
import { type TrackedJob, webLink } from '#core/domain/tracker/tracked-job.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { manual } from '../texts/tracker/applications-ru.ts';
import { stageNames } from '../texts/tracker/desk-ru.ts';
import { redateTracked, saveTracked, setTracked } from '../tracker/acts.ts';
import { newManualId } from '../tracker/manual-id.ts';
import { Button, SubmitButton } from '../ui/control/button.tsx';
import { Select } from '../ui/control/select.tsx';
import { DialogHead } from '../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import fields from '../ui/form/fields.module.css';
import { dayLength, instantOfDay, toLocalMoment } from './details/local-moment.ts';
import styles from './manual-dialog.module.css';
import { useUnsavedChanges } from './use-unsaved-changes.tsx';

interface ManualDialogProps {
  userId: string | null;
  /** One that is to be corrected; null where a new one is to be written. */
  record: TrackedJob | null;
  onSaved(id: string, title: string, stage: Stage): void;
  onClose(): void;
}

/** A vacancy that was found elsewhere. */
export default function ManualDialog({ userId, record, onSaved, onClose }: ManualDialogProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const stored = record?.facts.value;
  // Made once: who presses twice adds one.
  const [newId] = useState(newManualId);
  const [title, setTitle] = useState(stored?.title ?? '');
  const [company, setCompany] = useState(stored?.company ?? '');
  const [pay, setPay] = useState(stored?.pay ?? '');
  const [link, setLink] = useState(stored?.link ?? '');
  const [stage, setStage] = useState<Stage>('applied');
  const [firstDay] = useState(() =>
    toLocalMoment(record ? new Date(record.savedAt) : new Date()).slice(0, dayLength),
  );
  const [day, setDay] = useState(firstDay);
  const isRedated = record !== null && canBeRedated(record) && day !== firstDay;
  const hasTyped =
    title !== (stored?.title ?? '') ||
    company !== (stored?.company ?? '') ||
    pay !== (stored?.pay ?? '') ||
    link !== (stored?.link ?? '') ||
    isRedated;
  const { leave, confirmation } = useUnsavedChanges(hasTyped);
  const close = () => leave(onClose);
  const [problems, setProblems] = useState<{ title?: string; link?: string; day?: string }>({});
  // With each press, to the first that is wrong.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);
  function save(event: FormEvent) {
    event.preventDefault();
    const address = link.trim();
    const at = record && !isRedated ? record.savedAt : instantOfDay(day, new Date());
    const foundProblems = {
      ...(isBlank(title) && { title: manual.noTitle }),
      ...(address !== '' && !webLink.safeParse(address).success && { link: manual.badLink }),
      ...(at === null && { day: manual.badDay }),
      ...(isRedated && day > firstDay && { day: manual.laterDay }),
    };
    setProblems(foundProblems);
    if (at === null || Object.keys(foundProblems).length > 0) return;
    const facts = {
      title: title.trim(),
      company: company.trim(),
      place: stored?.place ?? '',
      pay: pay.trim() || null,
      link: address || null,
    };
    const isSaved = record
      ? setTracked(userId, record.id, 'facts', facts) && (!isRedated || redateTracked(userId, record.id, at))
      : saveTracked(userId, newId, facts, stage, at);
    if (isSaved) onSaved(record?.id ?? newId, facts.title, record?.stage.value ?? stage);
  }
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={close} isCloseGuarded={hasTyped}>
      <form ref={form} className={styles.form} noValidate onSubmit={save}>
        <DialogHead id={headingId} heading={record ? manual.headingOf : manual.heading} onClose={close} />
        <Field
          label={manual.title}
          required
          maxLength={300}
          value={title}
          problem={problems.title ?? null}
          onValue={setTitle}
        />
        <Field label={manual.company} maxLength={300} value={company} onValue={setCompany} />
        <Field label={manual.pay} maxLength={300} value={pay} onValue={setPay} />
        <Field
          label={manual.link}
          type="url"
          inputMode="url"
          maxLength={2000}
          value={link}
          problem={problems.link ?? null}
          onValue={setLink}
        />
        {(!record || canBeRedated(record)) && (
          <div className={fields.row}>
            {!record && (
              <div className={fields.field}>
                <label htmlFor={`${headingId}-stage`}>{manual.stage}</label>
                <Select
                  id={`${headingId}-stage`}
                  label={manual.stage}
                  name="stage"
                  options={stages.map((value) => ({ value, label: stageNames[value] }))}
                  selected={stage}
                  onChange={(to: Stage) => setStage(to)}
                />
              </div>
            )}
            <Field
              label={manual.day}
              type="date"
              value={day}
              problem={problems.day ?? null}
              onValue={setDay}
            />
          </div>
        )}
        <div className={styles.acts}>
          <Button onPress={close}>{manual.cancel}</Button>
          <SubmitButton>{record ? manual.keep : manual.add}</SubmitButton>
        </div>
      </form>
      {confirmation}
    </ModalDialog>
  );
}
