import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import type { Certainty } from '#core/domain/documents/resume-reading.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { keepFocusThrough } from '../../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './reading-card.module.css';

interface ReadingFieldProps {
  label: string;
  /** For screen readers, where several have one label. */
  name?: string;
  /** '' where nothing was found. */
  text: string;
  certainty: Certainty;
  /** Where it stands in the resume; null for what was typed. */
  line: TextSpan | null;
  /** The words of that line. */
  lineText: string;
  isList?: boolean;
  /** '' for nothing. */
  onChange(typed: string): void;
  onShow(line: TextSpan): void;
}

/** One thing that was read: its words, how sure they are, the line they come from, and how to put them right. */
export function ReadingField({ label, name = label, isList = false, ...field }: ReadingFieldProps) {
  const { text, certainty, line, lineText, onChange, onShow } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  useFocusOnToggle(row, isOpen);

  if (isOpen) {
    const input = {
      value: typed,
      ariaLabel: name,
      onChange: ({ detail }: { detail: { value: string } }) => setTyped(detail.value),
    };
    const save = (event: FormEvent) => {
      event.preventDefault();
      onChange(typed);
      setTyped(null);
    };
    return (
      <div ref={row} className={styles.field}>
        <form noValidate onSubmit={save} className={styles.editor}>
          <FormField label={label} description={isList && texts.skillsHint} stretch>
            {isList ? (
              <Textarea {...input} rows={4} />
            ) : (
              <Input {...input} spellcheck={false} nativeInputAttributes={{ maxLength: 400 }} />
            )}
          </FormField>
          <div className={styles.actions}>
            <Button>{texts.done}</Button>
            <Button formAction="none" onClick={() => setTyped(null)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </div>
    );
  }

  const isFound = text !== '';
  const confirm = () =>
    keepFocusThrough(
      () => onChange(text),
      () => row.current?.querySelector('button'),
    );
  return (
    <div ref={row} className={styles.field}>
      <p className={styles.value}>
        <span className={styles.label}>{label}</span>
        <span className={isFound ? '' : styles.missing}>{isFound ? text : texts.notFound}</span>
        {isFound && certainty === 'unsure' && (
          <strong className={styles.unsure}>{texts.certainty.unsure}</strong>
        )}
      </p>
      {isFound && line && lineText !== text && (
        <p className={styles.line}>
          {texts.line}: <q>{lineText}</q>
        </p>
      )}
      <div className={styles.actions}>
        {isFound && certainty === 'unsure' && (
          <TextButton label={texts.isRightNamed(name)} onPress={confirm}>
            {texts.isRight}
          </TextButton>
        )}
        <TextButton
          label={isFound ? texts.editNamed(name) : texts.addNamed(name)}
          onPress={() => setTyped(text)}
        >
          {isFound ? texts.edit : texts.add}
        </TextButton>
        {line && (
          <TextButton label={texts.showNamed(name)} onPress={() => onShow(line)}>
            {texts.show}
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** The pressed button goes with each change of the field: what has taken its place has the focus then. */
function useFocusOnToggle(row: React.RefObject<HTMLDivElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    row.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [row, isOpen]);
}
