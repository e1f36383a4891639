import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestVersionName } from '#core/domain/documents/library.ts';
import { resumeVersions as texts } from '../../../texts/library-ru.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import fields from '../../../ui/form/fields.module.css';

interface NameFormProps {
  name: string;
  onRename(name: string): void;
  onCancel(): void;
}

/** In the place of the name; Esc leaves it as it was. */
export function NameForm({ name, onRename, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  function rename() {
    const next = typed.trim();
    if (next === '') setProblem(texts.noName);
    else onRename(next);
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        rename();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <Field
        label={texts.name}
        required
        maxLength={longestVersionName}
        value={typed}
        problem={problem}
        onValue={setTyped}
      />
      <div className={fields.acts}>
        <Button onPress={rename}>{texts.save}</Button>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
