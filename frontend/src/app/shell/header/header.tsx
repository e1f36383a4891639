import { type SessionState, userIdOf } from '../../../session/session-state.ts';
import { useSignInDialog } from '../../../session/sign-in/use-sign-in-dialog.ts';
import { useSession } from '../../../session/use-session.ts';
import { page, shell } from '../../../texts/ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { BellIcon } from '../../../ui/icon.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import { BoardIcon, BriefcaseIcon, DocumentIcon, EnterIcon, ProfileIcon, ShieldIcon } from '../icons.tsx';
import { useTrackerInFrame } from '../tracker/use-tracker-in-frame.ts';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { HeaderLink } from './header-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const session = useSession();
  return (
    <header className={`${styles.header} not-printed`}>
      <div className={styles.row}>
        <PageLink to="/" className={styles.brand} aria-label={page.brand}>
          <Logo size={26} />
          <span className={styles.brandName}>{page.brand}</span>
        </PageLink>
        <nav className={styles.sections} aria-label={shell.mainNavigation} data-tabs>
          <HeaderLink to="/" icon={<BriefcaseIcon />} label={shell.allVacancies} />
          <ApplicationsLink session={session} />
          <SearchesLink session={session} />
          <SectionLinks session={session} />
        </nav>
        <div className={styles.actions}>
          <SignInButton session={session} />
          <ThemeToggle />
          <AccountMenu session={session} />
        </div>
      </div>
    </header>
  );
}

/** Everybody's: it works without an account. */
function ApplicationsLink({ session }: { session: SessionState }) {
  const tracker = useTrackerInFrame();
  return (
    <HeaderLink to="/applications" icon={<BoardIcon />} label={shell.applications}>
      {tracker && session.status !== 'loading' && (
        <tracker.TrackedCount userId={userIdOf(session)} className={styles.count} dueClassName={styles.due} />
      )}
    </HeaderLink>
  );
}

function SearchesLink({ session }: { session: SessionState }) {
  const tracker = useTrackerInFrame();
  return (
    <HeaderLink to="/searches" icon={<BellIcon />} label={shell.searches} name={shell.savedSearches}>
      {tracker && session.status !== 'loading' && (
        <tracker.SearchesCount userId={userIdOf(session)} className={styles.count} />
      )}
    </HeaderLink>
  );
}

/** What the header offers depends on who looks (docs/rules.md#header). */
export function SectionLinks({ session }: { session: SessionState }) {
  if (session.status === 'visitor') return null;
  // Also while the tokens are being looked at: they are nearly always good, and nothing jumps when they are.
  return (
    <>
      <HeaderLink to="/documents" icon={<DocumentIcon />} label={shell.documents} />
      <HeaderLink to="/profile" icon={<ProfileIcon />} label={shell.profile} />
      {session.status === 'user' && session.user.isAdmin && (
        <HeaderLink to="/admin" icon={<ShieldIcon />} label={shell.admin} />
      )}
    </>
  );
}

export function SignInButton({ session }: { session: SessionState }) {
  const { open, prepare } = useSignInDialog();
  if (session.status !== 'visitor') return null;
  return (
    <HeaderButton
      icon={<EnterIcon />}
      label={shell.signIn}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open()}
    />
  );
}
