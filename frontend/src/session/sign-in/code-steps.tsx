import { useState } from 'react';
import { codeSteps, sessionFailures, signInDialog } from '../../texts/account/session-ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import {
  type Credentials,
  confirmSignUp,
  confirmTotp,
  forgotPassword,
  resendCode,
  resetPassword,
  type SignInStep,
  signIn,
} from '../session.ts';
import { useAuthAction } from '../use-auth-action.ts';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { codeOf, codeProblem, emailProblem, newPasswordProblem } from './credentials-problems.ts';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import { inTwoActs } from './in-two-acts.ts';

interface StepProps {
  onStep(step: SignInStep, credentials: Credentials): void;
  onBack(): void;
}

interface ConfirmStepProps<Result> {
  email: string;
  text: string;
  /** What the code opens the way to, by the same press. */
  next(): Promise<Result>;
  onDone(result: Result): void;
  onBack(): void;
}

const Back = ({ isBusy, onBack }: { isBusy: boolean; onBack(): void }) => (
  <button type="button" className={styles.link} disabled={isBusy} onClick={onBack}>
    {signInDialog.back}
  </button>
);

/** An account whose e-mail is not confirmed yet: the code, and on. */
export function ConfirmStep<Result>({ email, text, next, onDone, onBack }: ConfirmStepProps<Result>) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [act] = useState(() =>
    inTwoActs<string, Result>(
      (input) => confirmSignUp(email, input),
      next,
      // An address is confirmed once, by whatever code.
      () => email,
    ),
  );
  const confirming = useAuthAction({
    act,
    failure: sessionFailures.code,
    onDone,
    onFieldProblem: (_field, text) => setProblem(text),
  });
  const resending = useAuthAction({
    act: () => resendCode(email),
    failure: sessionFailures.resend,
    onDone: () => notify({ type: 'info', text: codeSteps.confirm.resent }),
  });
  const isBusy = confirming.isBusy || resending.isBusy;
  return (
    <AuthForm
      submit={codeSteps.confirm.submit}
      isBusy={isBusy}
      onSubmit={() => {
        const found = codeProblem(code);
        setProblem(found);
        if (!found) confirming.start(codeOf(code));
        return found !== undefined;
      }}
      more={
        <div className={styles.row}>
          <button type="button" className={styles.link} disabled={isBusy} onClick={() => resending.start()}>
            {codeSteps.confirm.resend}
          </button>
          <Back isBusy={isBusy} onBack={onBack} />
        </div>
      }
    >
      <p className={styles.text}>{text}</p>
      <CodeField value={code} isBusy={isBusy} problem={problem} onChange={setCode} />
    </AuthForm>
  );
}

/** The second step of an account that has two. */
export function TotpStep({ credentials, onStep, onBack }: StepProps & { credentials: Credentials }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { start, isBusy } = useAuthAction({
    act: confirmTotp,
    failure: sessionFailures.code,
    onDone: (step) => onStep(step, credentials),
    onFieldProblem: (_field, text) => setProblem(text),
  });
  return (
    <AuthForm
      submit={codeSteps.totp.submit}
      isBusy={isBusy}
      onSubmit={() => {
        const found = codeProblem(code);
        setProblem(found);
        if (!found) start(codeOf(code));
        return found !== undefined;
      }}
      more={<Back isBusy={isBusy} onBack={onBack} />}
    >
      <p className={styles.text}>{codeSteps.totp.text}</p>
      <CodeField value={code} isBusy={isBusy} problem={problem} onChange={setCode} />
    </AuthForm>
  );
}

interface ForgotStepProps {
  email: string;
  onEmail(email: string): void;
  onSent(code: 'reset' | 'confirmation', email: string): void;
  onBack(): void;
}

export function ForgotStep({ email, onEmail, onSent, onBack }: ForgotStepProps) {
  const [problem, setProblem] = useState<string>();
  const { start, isBusy } = useAuthAction({
    act: forgotPassword,
    failure: sessionFailures.reset,
    onDone: onSent,
  });
  return (
    <AuthForm
      submit={codeSteps.forgot.submit}
      isBusy={isBusy}
      onSubmit={() => {
        const found = emailProblem(email.trim());
        setProblem(found);
        if (!found) start(email.trim());
        return found !== undefined;
      }}
      more={<Back isBusy={isBusy} onBack={onBack} />}
    >
      <p className={styles.text}>{codeSteps.forgot.text}</p>
      <EmailField value={email} isBusy={isBusy} problem={problem} onChange={onEmail} />
    </AuthForm>
  );
}

interface ResetStepProps extends StepProps {
  email: string;
  hasGoogle: boolean;
}

/** The code that came by e-mail and a new password, with which one is signed in at once. */
export function ResetStep({ email, hasGoogle, onStep, onBack }: ResetStepProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ code?: string | undefined; password?: string | undefined }>({});
  const [act] = useState(() =>
    inTwoActs<Credentials & { code: string }, SignInStep>(resetPassword, signIn, JSON.stringify),
  );
  const { start, isBusy } = useAuthAction({
    act,
    failure: sessionFailures.reset,
    onDone: (step, { email, password }) => onStep(step, { email, password }),
    onFieldProblem: (field, text) => setProblems({ [field]: text }),
  });
  return (
    <AuthForm
      submit={codeSteps.reset.submit}
      isBusy={isBusy}
      onSubmit={() => {
        const found = { code: codeProblem(code), password: newPasswordProblem(password) };
        setProblems(found);
        const isInvalid = Object.values(found).some((problem) => problem !== undefined);
        if (!isInvalid) start({ email, password, code: codeOf(code) });
        return isInvalid;
      }}
      more={<Back isBusy={isBusy} onBack={onBack} />}
    >
      <p className={styles.text}>{codeSteps.reset.text(email)}</p>
      {hasGoogle && <p className={styles.text}>{codeSteps.reset.byGoogle}</p>}
      {/* So that a password manager knows whose new password it keeps. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField value={code} isBusy={isBusy} problem={problems.code} onChange={setCode} />
      <PasswordField
        isNew
        label={signInDialog.newPassword}
        value={password}
        isBusy={isBusy}
        problem={problems.password}
        onChange={setPassword}
      />
    </AuthForm>
  );
}
