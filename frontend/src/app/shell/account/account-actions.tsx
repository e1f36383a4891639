import { signOut } from '../../../session/session.ts';
import type { SessionUser } from '../../../session/session-state.ts';
import { useAuthAction } from '../../../session/use-auth-action.ts';
import { ownDataActions } from '../../../texts/account/account-ru.ts';
import { accountMenu, sessionFailures, sessionToasts } from '../../../texts/account/session-ru.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import ShortcutsSwitch from '../../../ui/shortcuts/shortcuts-switch.tsx';
import type { AccountDialog } from './account-dialog.ts';
import styles from './account-menu.module.css';

interface AccountActionsProps {
  user: SessionUser | null;
  close(): void;
  open(dialog: AccountDialog): void;
}

/** What everybody can choose, and what one can do with one's account. */
export default function AccountActions({ user, ...menu }: AccountActionsProps) {
  return (
    <>
      <ShortcutsSwitch />
      {user && <OwnActions user={user} {...menu} />}
    </>
  );
}

/** Who signs out waits no longer than that for what is still to be sent, milliseconds. */
const lastWordTimeout = 2_000;

/** Whatever becomes of it, its owner leaves. */
const flushBeforeSignOut = (userId: string) =>
  Promise.race([
    import('../../../account-sync/start.ts')
      .then(({ sendBeforeSignOut }) => sendBeforeSignOut(userId))
      .catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, lastWordTimeout)),
  ]);

/** What is chosen closes the menu, whose control has the focus then. */
function OwnActions({ user, close, open }: AccountActionsProps & { user: SessionUser }) {
  const leaving = useAuthAction({
    act: async (everywhere: boolean) => {
      await flushBeforeSignOut(user.id);
      await signOut({ everywhere });
    },
    failure: sessionFailures.signOutEverywhere,
    onDone: () =>
      notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.signedOut }),
  });
  const action = (label: string, act: () => void) => (
    <li>
      <button type="button" className={styles.action} onClick={act}>
        {label}
      </button>
    </li>
  );
  const leave = (everywhere: boolean) => () => {
    close();
    leaving.start(everywhere);
  };
  const opens = (dialog: AccountDialog) => () => {
    close();
    open(dialog);
  };
  return (
    <ul className={styles.actions}>
      {user.hasPassword && action(accountMenu.twoStep, opens('two-step'))}
      {action(accountMenu.signOut, leave(false))}
      {action(accountMenu.signOutEverywhere, leave(true))}
      {action(ownDataActions.takeOut, opens('export'))}
      {action(accountMenu.forgetDevice, opens('forget-device'))}
      {action(ownDataActions.erase, opens('erase'))}
    </ul>
  );
}
