import { Link, useNavigate } from 'react-router-dom';
import type { SessionState } from '../../../session/session-state.ts';
import { useSignInDialog } from '../../../session/sign-in/use-sign-in-dialog.ts';
import { useSession } from '../../../session/use-session.ts';
import { page, shell } from '../../../texts/ru.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { BriefcaseIcon, DocumentIcon, EnterIcon, ProfileIcon, ShieldIcon } from '../icons.tsx';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={page.brand}>
          <span className={session.status === 'visitor' ? '' : styles.brandName}>{page.brand}</span>
        </Link>
        <nav className={styles.actions} aria-label={shell.mainNavigation}>
          <HeaderButton icon={<BriefcaseIcon />} label={shell.allVacancies} onClick={() => navigate('/')} />
          <SectionButtons session={session} />
          <ThemeToggle />
          <AccountMenu session={session} />
        </nav>
      </div>
    </header>
  );
}

/** What the header offers depends on who looks (docs/rules.md#header). */
export function SectionButtons({ session }: { session: SessionState }) {
  const navigate = useNavigate();
  const { open, prepare } = useSignInDialog();
  if (session.status === 'visitor')
    return (
      // The key: else it would turn into the next section's button under the finger.
      <HeaderButton
        key="sign-in"
        icon={<EnterIcon />}
        label={shell.signIn}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open()}
      />
    );
  // Also while the tokens are being looked at: they are nearly always good, and nothing jumps when they are.
  return (
    <>
      <HeaderButton icon={<DocumentIcon />} label={shell.documents} onClick={() => navigate('/documents')} />
      <HeaderButton icon={<ProfileIcon />} label={shell.profile} onClick={() => navigate('/profile')} />
      {session.status === 'user' && session.user.isAdmin && (
        <HeaderButton icon={<ShieldIcon />} label={shell.admin} onClick={() => navigate('/admin')} />
      )}
    </>
  );
}
