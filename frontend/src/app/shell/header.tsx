import { Link, useNavigate } from 'react-router-dom';
import { page, shell } from '../../texts/ru.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { BriefcaseIcon } from './icons.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          {page.brand}
        </Link>
        <nav className={styles.actions} aria-label={shell.mainNavigation}>
          <HeaderButton icon={<BriefcaseIcon />} label={shell.allVacancies} onClick={() => navigate('/')} />
          <ThemeToggle />
          <AccountMenu />
        </nav>
      </div>
    </header>
  );
}
