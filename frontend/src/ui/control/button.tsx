import type { ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link.tsx';

interface ButtonProps {
  /** The one thing to do where it stands. */
  isPrimary?: boolean;
  /** As wide as what it stands in. */
  isWide?: boolean;
  /** What it began is under way: it keeps the focus, and another press does nothing. */
  isBusy?: boolean;
  onPress(): void;
  children: ReactNode;
}

interface LinkButtonProps extends Pick<ButtonProps, 'isWide' | 'children'> {
  to: string;
}

/** What public pages press: the kit's own would weigh more than the page. */
export const Button = ({
  isPrimary = false,
  isWide = false,
  isBusy = false,
  onPress,
  children,
}: ButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${isPrimary ? styles.primary : styles.normal} ${isWide ? styles.wide : ''}`}
    aria-busy={isBusy}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onPress();
    }}
  >
    {isBusy && <span className={styles.turning} />}
    {children}
  </button>
);

/** The one thing to do with the form that it stands in. */
export const SubmitButton = ({ isBusy = false, children }: Pick<ButtonProps, 'isBusy' | 'children'>) => (
  <button
    type="submit"
    className={`${styles.button} ${styles.primary}`}
    aria-busy={isBusy}
    aria-disabled={isBusy}
  >
    {isBusy && <span className={styles.turning} />}
    {children}
  </button>
);

/** Looks the same, and leads to another address: it works without a script. */
export const LinkButton = ({ isWide = false, to, children }: LinkButtonProps) => (
  <PageLink to={to} className={`${styles.button} ${styles.normal} ${isWide ? styles.wide : ''}`}>
    {children}
  </PageLink>
);
