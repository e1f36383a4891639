import { signOut } from '../../session/session.ts';
import type { SessionUser } from '../../session/session-state.ts';
import { useAuthAction } from '../../session/use-auth-action.ts';
import { ownDataActions } from '../../texts/account-ru.ts';
import { accountMenu, sessionFailures } from '../../texts/session-ru.ts';
import styles from './account-menu.module.css';
import type { Question } from './account-menu.tsx';

interface AccountActionsProps {
  user: SessionUser;
  close(): void;
  ask(question: Question): void;
}

/** What one can do with one's account; a question opens a dialog, and the menu closes. */
export default function AccountActions({ user, close, ask }: AccountActionsProps) {
  const leaving = useAuthAction({
    act: (everywhere: boolean) => signOut({ everywhere }),
    failure: sessionFailures.signOutEverywhere,
  });
  const action = (label: string, act: () => void) => (
    <li>
      <button type="button" className={styles.action} disabled={leaving.isBusy} onClick={act}>
        {label}
      </button>
    </li>
  );
  const asked = (question: Question) => () => {
    close();
    ask(question);
  };
  return (
    <ul className={styles.actions}>
      {user.hasPassword && action(accountMenu.twoStep, asked('two-step'))}
      {action(accountMenu.signOut, () => leaving.start(false))}
      {action(accountMenu.signOutEverywhere, () => leaving.start(true))}
      {action(ownDataActions.takeOut, asked('export'))}
      {action(accountMenu.forgetDevice, asked('forget-device'))}
      {action(ownDataActions.erase, asked('erase'))}
    </ul>
  );
}
