import { useEffect, useState } from 'react';
import { sessionFailures, signInDialog } from '../../texts/session-ru.ts';
import { type Credentials, type SignInStep, signIn, signUp } from '../session.ts';
import { useAuthAction } from '../use-auth-action.ts';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import {
  type CredentialsProblems,
  emailProblem,
  newPasswordProblem,
  passwordProblem,
} from './credentials-problems.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { GoogleButton } from './google-button.tsx';

interface PasswordStepProps {
  email: string;
  onEmail(email: string): void;
  hasGoogle: boolean;
  /** Meanwhile the other tab cannot be opened. */
  onBusy(isBusy: boolean): void;
}

interface SignInFormProps extends PasswordStepProps {
  onStep(step: SignInStep, credentials: Credentials): void;
  onForgot(): void;
}

export function SignInForm({ onStep, onForgot, ...rest }: SignInFormProps) {
  const { start, isBusy } = useAuthAction({ act: signIn, failure: sessionFailures.signIn, onDone: onStep });
  return (
    <CredentialsForm
      {...rest}
      isNew={false}
      submit={signInDialog.signIn}
      isBusy={isBusy}
      onSubmit={start}
      onForgot={onForgot}
    />
  );
}

export function SignUpForm({ onSignedUp, ...rest }: PasswordStepProps & { onSignedUp(): void }) {
  const { start, isBusy } = useAuthAction({
    act: signUp,
    failure: sessionFailures.signUp,
    onDone: onSignedUp,
  });
  return <CredentialsForm {...rest} isNew submit={signInDialog.signUp} isBusy={isBusy} onSubmit={start} />;
}

interface CredentialsFormProps extends PasswordStepProps {
  isNew: boolean;
  submit: string;
  isBusy: boolean;
  onSubmit(credentials: Credentials): void;
  onForgot?(): void;
}

function CredentialsForm(props: CredentialsFormProps) {
  const { email, onEmail, isNew, submit, hasGoogle, onBusy, onSubmit, onForgot } = props;
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<CredentialsProblems>({});
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = props.isBusy || isLeaving;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const send = () => {
    const credentials = { email: email.trim(), password };
    const found: CredentialsProblems = {};
    const ofEmail = emailProblem(credentials.email);
    const ofPassword = (isNew ? newPasswordProblem : passwordProblem)(password);
    if (ofEmail) found.email = ofEmail;
    if (ofPassword) found.password = ofPassword;
    setProblems(found);
    const isRefused = Object.keys(found).length > 0;
    if (!isRefused) onSubmit(credentials);
    return isRefused;
  };

  return (
    <AuthForm
      submit={submit}
      isBusy={isBusy}
      onSubmit={send}
      more={
        <>
          {onForgot && (
            <button type="button" className={styles.link} disabled={isBusy} onClick={onForgot}>
              {signInDialog.forgot}
            </button>
          )}
          {hasGoogle && <GoogleButton isDisabled={props.isBusy} onBusy={setLeaving} />}
        </>
      }
    >
      <EmailField
        value={email}
        isNew={isNew}
        isBusy={isBusy}
        problem={problems.email}
        onChange={(value) => {
          onEmail(value);
          setProblems(({ email: _, ...others }) => others);
        }}
      />
      <PasswordField
        value={password}
        isNew={isNew}
        isBusy={isBusy}
        problem={problems.password}
        onChange={(value) => {
          setPassword(value);
          setProblems(({ password: _, ...others }) => others);
        }}
      />
    </AuthForm>
  );
}
