import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
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
export const HeaderLink = ({ to, icon, label, name, children }: HeaderLinkProps) => (
  <NavLink end to={to} className={styles.link ?? ''}>
    {icon}
    <span className={styles.label} {...(name !== undefined && { 'aria-hidden': true })}>
      {label}
    </span>
    {name !== undefined && <span className="visually-hidden">{name}</span>}
    {children && <> {children}</>}
  </NavLink>
);
