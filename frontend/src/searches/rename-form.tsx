import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestSearchName } from '#core/domain/search/saved-search.ts';
import { searches as texts } from '../texts/tracker/searches-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { Field } from '../ui/form/field.tsx';
import primary from '../ui/styles/primary-button.module.css';
import styles from './rename-form.module.css';

interface RenameFormProps {
  name: string;
  onRename(name: string): void;
  onCancel(): void;
}

/** In the place of the name, Esc leaves it as it was. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  function rename(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === '') setProblem(texts.noName);
    else onRename(next);
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
      <Field
        label={texts.name}
        required
        maxLength={longestSearchName}
        value={typed}
        problem={problem}
        onValue={setTyped}
      />
      <div className={styles.acts}>
        <button type="submit" className={`${primary.primary} ${styles.submit}`}>
          {texts.save}
        </button>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
