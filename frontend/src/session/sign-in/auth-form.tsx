import Button from '@cloudscape-design/components/button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { signInDialog } from '../../texts/account/session-ru.ts';
import styles from './auth-form.module.css';

interface AuthFormProps {
  submit: string;
  isBusy: boolean;
  /** Sends what is there, or says what is missing: true when something is. */
  onSubmit(): boolean;
  children: ReactNode;
  /** What else one can do here, under the button. */
  more?: ReactNode;
}

const wrongField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** One step of the dialog: Enter sends it, and the first field with a problem gets the focus. */
export function AuthForm({ submit, isBusy, onSubmit, children, more }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (isBusy) return;
    const { current: before } = sentFrom;
    sentFrom.current = null;
    if (!(before instanceof HTMLElement)) return;
    // A disabled field has lost the focus; who must try again goes on where something is wrong, or where they were.
    (wrongField(form.current) ?? before).focus();
  }, [isBusy]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isInvalid = onSubmit();
    sentFrom.current = isInvalid ? null : document.activeElement;
    if (!isInvalid) return;
    // The fields are marked with the next render.
    requestAnimationFrame(() => wrongField(form.current)?.focus());
  };
  return (
    // Our own words stand beside the fields, not the browser's in the browser's language.
    <form ref={form} noValidate className={styles.form} onSubmit={send}>
      {children}
      <Button variant="primary" formAction="submit" fullWidth disabled={isBusy}>
        {isBusy ? signInDialog.busy : submit}
      </Button>
      {more}
    </form>
  );
}
