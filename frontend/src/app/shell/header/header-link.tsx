import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { PageLink } from '../../../ui/control/page-link.tsx';
import styles from './header.module.css';

interface HeaderLinkProps {
  to: string;
  icon: ReactNode;
  label: string;
  /** What the word alone leaves open. */
  name?: string;
  /** After its name. */
  children?: ReactNode;
}

/** A section of the site. The one that is open says so by `aria-current`. */
export function HeaderLink({ to, icon, label, name, children }: HeaderLinkProps) {
  const isOpen = useMatch(to) !== null;
  return (
    <PageLink to={to} className={styles.link} {...(isOpen && { 'aria-current': 'page' })}>
      {icon}
      <span className={styles.label} {...(name !== undefined && { 'aria-hidden': true })}>
        {label}
      </span>
      {name !== undefined && <span className="visually-hidden">{name}</span>}
      {children && <> {children}</>}
    </PageLink>
  );
}
