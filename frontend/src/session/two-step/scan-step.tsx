import { useEffect, useRef, useState } from 'react';
import { sessionFailures, twoStep } from '../../texts/account/session-ru.ts';
import { turnTotpOn, verifyTotp } from '../session.ts';
import formStyles from '../sign-in/auth-form.module.css';
import { AuthForm } from '../sign-in/auth-form.tsx';
import { codeOf, codeProblem } from '../sign-in/credentials-problems.ts';
import { CodeField } from '../sign-in/fields.tsx';
import { inTwoActs } from '../sign-in/in-two-acts.ts';
import { useAuthAction } from '../use-auth-action.ts';
import { QrCode } from './qr-code.tsx';
import styles from './two-step-dialog.module.css';

interface ScanStepProps {
  secret: string;
  uri: string;
  onDone(): void;
  onCancel(): void;
}

/** 'ABCD EFGH …': easier to copy by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret goes to an authenticator, and a code of it comes back. */
export function ScanStep({ secret, uri, onDone, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLParagraphElement>(null);
  const [act] = useState(() =>
    inTwoActs<string, void>(
      verifyTotp,
      turnTotpOn,
      // A secret is verified once, by whatever code.
      () => secret,
    ),
  );
  const { start, isBusy } = useAuthAction({
    act,
    failure: sessionFailures.twoStep,
    onDone,
  });
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthForm
      submit={twoStep.confirm}
      isBusy={isBusy}
      onSubmit={() => {
        const found = codeProblem(code);
        setProblem(found);
        if (!found) start(codeOf(code));
        return found !== undefined;
      }}
      more={
        <button type="button" className={formStyles.link} disabled={isBusy} onClick={onCancel}>
          {twoStep.cancel}
        </button>
      }
    >
      <p ref={heading} tabIndex={-1} className={styles.text}>
        {twoStep.scan}
      </p>
      <QrCode text={uri} label={twoStep.qrCode} className={styles.code} />
      <div className={styles.byHand}>
        <p className={styles.text}>{twoStep.byHand}</p>
        <code className={styles.secret}>{inGroups(secret)}</code>
        <a href={uri}>{twoStep.openApp}</a>
      </div>
      <CodeField label={twoStep.code} value={code} isBusy={isBusy} problem={problem} onChange={setCode} />
    </AuthForm>
  );
}
