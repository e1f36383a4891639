import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { minPasswordLength } from '#core/contract/stack/password.ts';
import { codeSteps, signInDialog } from '../../texts/account/session-ru.ts';
import { EyeIcon } from './eye-icon.tsx';
import styles from './fields.module.css';

interface FieldProps {
  value: string;
  onChange(value: string): void;
  problem?: string | undefined;
  isBusy: boolean;
}

export function EmailField({
  value,
  onChange,
  problem,
  isBusy,
  isNew = false,
}: FieldProps & { isNew?: boolean }) {
  return (
    <FormField stretch label={signInDialog.email} errorText={problem}>
      <Input
        type="email"
        name="email"
        autoComplete={isNew ? 'email' : 'username'}
        inputMode="email"
        spellcheck={false}
        ariaRequired
        value={value}
        disabled={isBusy}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
}

interface PasswordFieldProps extends FieldProps {
  isNew?: boolean;
  label?: string;
}

export function PasswordField({
  value,
  onChange,
  problem,
  isBusy,
  isNew = false,
  label = signInDialog.password,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      stretch
      label={label}
      errorText={problem}
      {...(isNew && { constraintText: signInDialog.passwordLength })}
    >
      <div className={styles.password}>
        <Input
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellcheck={false}
          disableBrowserAutocorrect
          ariaRequired
          value={value}
          disabled={isBusy}
          {...(isNew && { nativeInputAttributes: { minLength: minPasswordLength } })}
          onChange={({ detail }) => onChange(detail.value)}
        />
        <button
          type="button"
          className={styles.show}
          disabled={isBusy}
          aria-label={isShown ? signInDialog.hidePassword : signInDialog.showPassword}
          title={isShown ? signInDialog.hidePassword : signInDialog.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      </div>
    </FormField>
  );
}

export function CodeField({
  value,
  onChange,
  problem,
  isBusy,
  label = codeSteps.code,
}: FieldProps & { label?: string }) {
  return (
    <FormField stretch label={label} errorText={problem}>
      <Input
        type="text"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellcheck={false}
        ariaRequired
        value={value}
        disabled={isBusy}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
}
