import Tabs from '@cloudscape-design/components/tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { siteConfig } from '../../api/site-config.ts';
import { codeSteps, sessionToasts, signInDialog } from '../../texts/account/session-ru.ts';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import { notify } from '../../ui/notifications/notifications.ts';
import { authClient } from '../auth-client.ts';
import { type Credentials, forgotPassword, type SignInStep, signIn } from '../session.ts';
import { AuthUnderWay, dismissAuthErrors } from '../use-auth-action.ts';
import { ConfirmStep, ForgotStep, ResetStep, TotpStep } from './code-steps.tsx';
import { SignInForm, SignUpForm } from './password-step.tsx';
import styles from './sign-in-dialog.module.css';

type Screen =
  | { name: 'password' }
  | { name: 'confirm'; credentials: Credentials }
  | { name: 'totp'; credentials: Credentials }
  | { name: 'forgot' }
  /** A new password; before it, where it must be, the code that confirms the e-mail. */
  | { name: 'confirm-reset' | 'reset'; email: string };

type Tab = 'signIn' | 'signUp';

const headingOf: Partial<Record<Screen['name'], string>> = {
  confirm: codeSteps.confirm.title,
  totp: codeSteps.totp.title,
  forgot: codeSteps.forgot.title,
  'confirm-reset': codeSteps.confirm.title,
  reset: codeSteps.reset.title,
};

interface SignInDialogProps {
  onClose(): void;
  onSignedIn(): void;
}

/** Whose account was just made on this page: the next thing is to sign in. Nobody who comes later is to see it. */
let registered = '';

export default function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const [screen, setScreen] = useState<Screen>({ name: 'password' });
  const [tab, setTab] = useState<Tab>('signIn');
  const [email, setEmail] = useState(registered);
  const [isBusy, setBusy] = useState(false);
  /** What is under way cannot be called back: closed meanwhile, the dialog would sign in all the same. */
  const [isUnderWay, setUnderWay] = useState(false);
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { data: config } = useQuery({
    queryKey: ['site-config'],
    queryFn: siteConfig,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: null },
  });

  useEffect(() => {
    // Amplify comes while the form is being filled in; a failure is told when it is needed.
    authClient().catch(() => null);
  }, []);
  useEffect(() => dismissAuthErrors, []);
  // After the dialog's own choice, which would be the cross.
  useFirstFieldFocus(content, screen.name);

  const close = () => content.current?.closest('dialog')?.close();
  const back = () => setScreen({ name: 'password' });

  const follow = (step: SignInStep, credentials: Credentials) => {
    if (step === 'confirmation') setScreen({ name: 'confirm', credentials });
    else if (step === 'totp') setScreen({ name: 'totp', credentials });
    else if (step === 'reset') setScreen({ name: 'forgot' });
    else {
      registered = '';
      notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.signedIn });
      const isHere = content.current !== null;
      onClose();
      // Who has closed the dialog before the answer came is doing something else.
      if (isHere) onSignedIn();
    }
  };

  const welcome = () => {
    registered = email;
    notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.signedUp });
    if (config?.auth.emailConfirmation) notify({ type: 'info', text: signInDialog.confirmationComes });
    if (content.current) onClose();
  };

  const step = { email, onEmail: setEmail, hasGoogle: config?.auth.hasGoogle ?? false, onBusy: setBusy };
  const isOther = (candidate: Tab) => isBusy && candidate !== tab;

  return (
    <ModalDialog
      labelledBy={headingId}
      className={styles.dialog}
      isCloseGuarded={isUnderWay}
      onClose={() => isUnderWay || onClose()}
    >
      <fieldset className={styles.head} disabled={isUnderWay}>
        <DialogHead id={headingId} heading={signInDialog.title} onClose={close} />
      </fieldset>
      <AuthUnderWay value={setUnderWay}>
        <div ref={content} className={styles.content} onInput={dismissAuthErrors}>
          {headingOf[screen.name] && <h3 className={styles.step}>{headingOf[screen.name]}</h3>}
          {screen.name === 'password' && (
            <Tabs
              ariaLabelledby={headingId}
              disableContentPaddings
              activeTabId={tab}
              onChange={({ detail }) => setTab(detail.activeTabId as Tab)}
              tabs={[
                {
                  id: 'signIn',
                  label: signInDialog.tabs.signIn,
                  disabled: isOther('signIn'),
                  content: (
                    <div className={styles.tab}>
                      <SignInForm {...step} onStep={follow} onForgot={() => setScreen({ name: 'forgot' })} />
                    </div>
                  ),
                },
                {
                  id: 'signUp',
                  label: signInDialog.tabs.signUp,
                  disabled: isOther('signUp'),
                  content: (
                    <div className={styles.tab}>
                      <SignUpForm {...step} onSignedUp={welcome} />
                    </div>
                  ),
                },
              ]}
            />
          )}
          {screen.name === 'confirm' && (
            <ConfirmStep
              email={screen.credentials.email}
              text={codeSteps.confirm.text(screen.credentials.email)}
              next={() => signIn(screen.credentials)}
              onDone={(step) => follow(step, screen.credentials)}
              onBack={back}
            />
          )}
          {screen.name === 'totp' && (
            <TotpStep credentials={screen.credentials} onStep={follow} onBack={back} />
          )}
          {screen.name === 'forgot' && (
            <ForgotStep
              email={email}
              onEmail={setEmail}
              onSent={(code, to) =>
                setScreen({ name: code === 'reset' ? 'reset' : 'confirm-reset', email: to })
              }
              onBack={back}
            />
          )}
          {screen.name === 'confirm-reset' && (
            <ConfirmStep
              email={screen.email}
              text={codeSteps.confirm.beforeReset(screen.email)}
              next={() => forgotPassword(screen.email)}
              onDone={() => setScreen({ name: 'reset', email: screen.email })}
              onBack={() => setScreen({ name: 'forgot' })}
            />
          )}
          {screen.name === 'reset' && (
            <ResetStep
              email={screen.email}
              hasGoogle={step.hasGoogle}
              onStep={follow}
              onBack={() => setScreen({ name: 'forgot' })}
            />
          )}
        </div>
      </AuthUnderWay>
    </ModalDialog>
  );
}

/** A new step begins in its first field. Another tab does not: there the arrows are still wanted. */
function useFirstFieldFocus(content: React.RefObject<HTMLElement | null>, screen: Screen['name']) {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [content, screen]);
}
