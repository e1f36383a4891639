import Button from '@cloudscape-design/components/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { consentTexts } from '#core/domain/user/consent.ts';
import { letterForm as texts } from '../../texts/letter-ru.ts';
import { Card } from '../../ui/card/card.tsx';
import type { LetterDraft } from './letter-draft.ts';
import { LetterFields } from './letter-fields.tsx';
import styles from './letter-tab.module.css';
import { JobPicker } from './picker/job-picker.tsx';

interface LetterFormProps {
  draft: LetterDraft;
  hasResume: boolean;
  isChecked: boolean;
  isWriting: boolean;
  onChange(changes: Partial<LetterDraft>): void;
  onPick(job: LetterDraft['job']): void;
  /** False where a field is still empty. */
  onCreate(): boolean;
  onStop(): void;
}

export function LetterForm({
  draft,
  hasResume,
  isChecked,
  isWriting,
  onChange,
  onPick,
  onCreate,
  onStop,
}: LetterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusWhileWriting(form, isWriting);

  function create(event: FormEvent) {
    event.preventDefault();
    if (isWriting || !hasResume || onCreate()) return;
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    [...inputs].find(({ value }) => value.trim() === '')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={create}>
      <Card heading={texts.heading}>
        <JobPicker picked={draft.job} onPick={onPick} />
        <LetterFields draft={draft} isChecked={isChecked} onChange={onChange} />
        <div className={styles.actions}>
          <Button variant="primary" loading={isWriting} disabled={!hasResume}>
            {isWriting ? texts.creating : texts.create}
          </Button>
          {isWriting && (
            <span data-stop>
              <Button formAction="none" iconName="status-stopped" onClick={onStop}>
                {texts.stop}
              </Button>
            </span>
          )}
        </div>
        <p className={styles.note}>{consentTexts.writing}</p>
        <p className={styles.note}>{texts.draft}</p>
        <p role="status" className="visually-hidden">
          {isWriting && texts.creating}
        </p>
      </Card>
    </form>
  );
}

/** The pressed button is busy as long as it writes: the focus goes to what can be pressed, and back. */
function useFocusWhileWriting(form: React.RefObject<HTMLFormElement | null>, isWriting: boolean) {
  useEffect(() => {
    const element = form.current;
    if (!isWriting || !element) return;
    if (element.contains(document.activeElement) || document.activeElement === document.body)
      element.querySelector<HTMLElement>('[data-stop] button')?.focus({ preventScroll: true });
    return () => {
      // The button that could stop it has just gone, and the focus with it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          element.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
      });
    };
  }, [form, isWriting]);
}
