import { useEffect, useState } from 'react';
import { sessionFailures, signInDialog } from '../../texts/account/session-ru.ts';
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

export function SignInForm({ onStep, ...rest }: SignInFormProps) {
  return (
    <CredentialsForm
      {...rest}
      isNew={false}
      submit={signInDialog.signIn}
      act={signIn}
      failure={sessionFailures.signIn}
      onDone={onStep}
    />
  );
}

export function SignUpForm({ onSignedUp, ...rest }: PasswordStepProps & { onSignedUp(): void }) {
  return (
    <CredentialsForm
      {...rest}
      isNew
      submit={signInDialog.signUp}
      act={signUp}
      failure={sessionFailures.signUp}
      onDone={onSignedUp}
    />
  );
}

interface CredentialsFormProps<Result> extends PasswordStepProps {
  isNew: boolean;
  submit: string;
  act(credentials: Credentials): Promise<Result>;
  failure: string;
  onDone(result: Result, credentials: Credentials): void;
  onForgot?(): void;
}

function CredentialsForm<Result>(props: CredentialsFormProps<Result>) {
  const { email, onEmail, isNew, submit, hasGoogle, onBusy, act, failure, onDone, onForgot } = props;
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<CredentialsProblems>({});
  const [isLeaving, setLeaving] = useState(false);
  const action = useAuthAction({
    act,
    failure,
    onDone,
    onFieldProblem: (field, text) => setProblems({ [field]: text }),
  });
  const isBusy = action.isBusy || isLeaving;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const send = () => {
    const credentials = { email: email.trim(), password };
    const found: CredentialsProblems = {};
    const emailIssue = emailProblem(credentials.email);
    const passwordIssue = (isNew ? newPasswordProblem : passwordProblem)(password);
    if (emailIssue) found.email = emailIssue;
    if (passwordIssue) found.password = passwordIssue;
    setProblems(found);
    const isInvalid = Object.keys(found).length > 0;
    if (!isInvalid) action.start(credentials);
    return isInvalid;
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
          {hasGoogle && <GoogleButton isDisabled={action.isBusy} onBusy={setLeaving} />}
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
