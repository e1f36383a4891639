import Button from '@cloudscape-design/components/button';
import { useEffect } from 'react';
import { sessionFailures, signInDialog } from '../../texts/account/session-ru.ts';
import { signInWithGoogle } from '../session.ts';
import { useAuthAction } from '../use-auth-action.ts';
import styles from './auth-form.module.css';

const googleMark = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path
      fill="#4285f4"
      d="M15.7 8.2c0-.6-.1-1.1-.2-1.6H8v3h4.3a3.7 3.7 0 0 1-1.6 2.4v2h2.6c1.5-1.4 2.4-3.4 2.4-5.8z"
    />
    <path fill="#34a853" d="M8 16c2.2 0 4-.7 5.3-1.9l-2.6-2a4.8 4.8 0 0 1-7.2-2.5H.8v2.1A8 8 0 0 0 8 16z" />
    <path fill="#fbbc05" d="M3.5 9.5a4.8 4.8 0 0 1 0-3V4.4H.8a8 8 0 0 0 0 7.2z" />
    <path
      fill="#ea4335"
      d="M8 3.2c1.2 0 2.3.4 3.1 1.2l2.3-2.3A8 8 0 0 0 .8 4.4l2.7 2.1A4.8 4.8 0 0 1 8 3.2z"
    />
  </svg>
);

interface GoogleButtonProps {
  /** Something else is under way. */
  isDisabled: boolean;
  onBusy(isBusy: boolean): void;
}

/** Leaves the site; until the browser has gone the dialog stays busy. */
export function GoogleButton({ isDisabled, onBusy }: GoogleButtonProps) {
  const { start, isBusy, isDone, reset } = useAuthAction({
    act: () => signInWithGoogle(),
    failure: sessionFailures.google,
  });
  const isLeaving = isBusy || isDone;
  useEffect(() => onBusy(isLeaving), [isLeaving, onBusy]);
  useEffect(() => {
    // Back from Google by the browser's button: the page is as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [reset]);
  return (
    <>
      <p className={styles.or}>{signInDialog.or}</p>
      <Button fullWidth disabled={isDisabled || isLeaving} onClick={() => start()}>
        {/* Not the button's own icon: that would be drawn in the text's colour. */}
        <span className={styles.google}>
          {googleMark}
          {signInDialog.google}
        </span>
      </Button>
    </>
  );
}
