import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './header.module.css';

interface HeaderLinkProps {
  to: string;
  icon: ReactNode;
  label: string;
  /** After its name. */
  children?: ReactNode;
}

/** A section of the site. The one that is open says so by `aria-current`. */
export const HeaderLink = ({ to, icon, label, children }: HeaderLinkProps) => (
  <NavLink end to={to} className={styles.link ?? ''}>
    {icon}
    <span className={styles.label}>{label}</span>
    {children && <> {children}</>}
  </NavLink>
);
