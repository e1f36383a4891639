import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './header.module.css';

interface HeaderButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  icon: ReactNode;
  label: string;
  /** Only the icon on every width; the label stays the button's name and its tooltip. */
  isIconOnly?: boolean;
}

export function HeaderButton({ icon, label, isIconOnly = false, ...rest }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${isIconOnly ? styles.iconOnly : ''}`}
      // On a small screen the label is not to be seen.
      aria-label={label}
      {...(isIconOnly && { title: label })}
      {...rest}
    >
      {icon}
      {!isIconOnly && <span className={styles.label}>{label}</span>}
    </button>
  );
}
