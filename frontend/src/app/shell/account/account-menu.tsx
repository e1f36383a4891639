import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SessionState } from '../../../session/session-state.ts';
import { crash, shell } from '../../../texts/ru.ts';
import { Popup } from '../../../ui/dialog/popup.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { withKit } from '../../../ui/kit/with-kit.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { HeaderButton } from '../header/header-button.tsx';
import { PersonIcon } from '../icons.tsx';
import type { AccountDialog } from './account-dialog.ts';
import styles from './account-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';

// Not before they are wanted: nobody's first view needs them.
const AccountActions = lazy(() => import('./account-actions.tsx'));
const AccountDialogs = lazy(withKit(() => import('./account-dialogs.tsx')));

/** A part that has not come once comes with the next page only. */
const offerReload = () =>
  notify({
    type: 'error',
    text: crash.heading,
    action: { text: crash.reload, run: () => location.reload() },
  });

/** The small control at the header's end (docs/rules.md#header-account). Signed out it holds the theme and the keys. */
export function AccountMenu({ session }: { session: SessionState }) {
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const user = session.status === 'user' ? session.user : null;
  return (
    <>
      <Popup
        align="end"
        label={shell.account}
        className={styles.menu}
        control={({ toggle, aria }) => (
          <HeaderButton isIconOnly icon={<PersonIcon />} label={shell.account} onClick={toggle} {...aria} />
        )}
      >
        {(close) => (
          <>
            {user && (
              <p className={styles.who}>
                {shell.signedInAs} <strong>{user.email}</strong>
              </p>
            )}
            <ThemeChoice />
            <ErrorBoundary onError={offerReload}>
              <Suspense>
                <AccountActions user={user} close={close} open={setDialog} />
              </Suspense>
            </ErrorBoundary>
          </>
        )}
      </Popup>
      {/* The navigation is no place for a dialog. */}
      {dialog &&
        createPortal(
          <ErrorBoundary
            onError={() => {
              setDialog(null);
              offerReload();
            }}
          >
            <Suspense>
              <AccountDialogs dialog={dialog} user={user} open={setDialog} />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
