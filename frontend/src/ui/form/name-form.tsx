import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isBlank } from '#core/domain/user/profile.ts';
import { nameForm as texts } from '../../texts/account/name-form-ru.ts';
import { Button, SubmitButton } from '../control/button.tsx';
import { Field } from './field.tsx';
import styles from './fields.module.css';

interface NameFormProps {
  label: string;
  longest: number;
  name: string;
  onRename(name: string): void;
  onCancel(): void;
}

/** In the place of a name; Esc leaves it as it was. */
export function NameForm({ label, longest, name, onRename, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  function rename(event: FormEvent) {
    event.preventDefault();
    if (isBlank(typed)) setProblem(texts.missing);
    else onRename(typed.trim());
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={rename}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <Field label={label} required maxLength={longest} value={typed} problem={problem} onValue={setTyped} />
      <div className={styles.acts}>
        <SubmitButton>{texts.save}</SubmitButton>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
