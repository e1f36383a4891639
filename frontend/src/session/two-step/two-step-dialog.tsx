import Button from '@cloudscape-design/components/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { sessionFailures, sessionToasts, twoStep } from '../../texts/account/session-ru.ts';
import { page } from '../../texts/ru.ts';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import { notify } from '../../ui/notifications/notifications.ts';
import { authErrorText } from '../auth-errors.ts';
import { isTotpOn, setUpTotp, turnTotpOff } from '../session.ts';
import type { SessionUser } from '../session-state.ts';
import { useAuthAction } from '../use-auth-action.ts';
import { ScanStep } from './scan-step.tsx';
import styles from './two-step-dialog.module.css';

/** The switch of the sign-in with two steps (docs/rules.md#sign-in-totp). */
export default function TwoStepDialog({ user, onClose }: { user: SessionUser; onClose(): void }) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const queryKey = ['two-step', user.id];
  const {
    data: isOn,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: isTotpOn,
    gcTime: 0,
    networkMode: 'always',
    meta: { failure: { text: (error) => authErrorText(error, sessionFailures.twoStepState) } },
  });
  const preparing = useAuthAction({
    act: () => setUpTotp(page.brand, user.email),
    failure: sessionFailures.twoStep,
  });
  const turningOff = useAuthAction({
    act: turnTotpOff,
    failure: sessionFailures.twoStep,
    onDone: () => changed(false),
  });
  const isBusy = preparing.isBusy || turningOff.isBusy;

  const changed = (isOnNow: boolean) => {
    queryClient.setQueryData(queryKey, isOnNow);
    preparing.reset();
    const text = isOnNow ? sessionToasts.twoStepOn : sessionToasts.twoStepOff;
    notify({ type: 'success', title: sessionToasts.successTitle, text });
  };

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <DialogHead
        id={headingId}
        heading={twoStep.title}
        onClose={() => content.current?.closest('dialog')?.close()}
      />
      <div ref={content} className={styles.content}>
        {isOn === undefined && !isError && <p role="status">{twoStep.loading}</p>}
        {isError && (
          <>
            <p>{sessionFailures.twoStepState}</p>
            <Button disabled={isFetching} onClick={() => refetch()}>
              {twoStep.retry}
            </Button>
          </>
        )}
        {isOn === true && (
          <>
            <p className={styles.text}>{twoStep.on}</p>
            <Button fullWidth disabled={isBusy} onClick={() => turningOff.start()}>
              {isBusy ? twoStep.loading : twoStep.turnOff}
            </Button>
          </>
        )}
        {isOn === false && !preparing.result && (
          <>
            <p className={styles.text}>{twoStep.off}</p>
            <Button variant="primary" fullWidth disabled={isBusy} onClick={() => preparing.start()}>
              {isBusy ? twoStep.loading : twoStep.turnOn}
            </Button>
          </>
        )}
        {isOn === false && preparing.result && (
          <ScanStep {...preparing.result} onDone={() => changed(true)} onCancel={preparing.reset} />
        )}
      </div>
    </ModalDialog>
  );
}
