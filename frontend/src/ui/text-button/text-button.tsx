import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  /** For screen readers, where the words alone do not say to what they belong. */
  label?: string;
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A small act beside what it acts on: underlined, so that nobody takes it for a label. */
export const TextButton = ({ label, isDisabled = false, onPress, children }: TextButtonProps) => (
  <button
    type="button"
    className={styles.button}
    disabled={isDisabled}
    {...(label !== undefined && { 'aria-label': label })}
    onClick={onPress}
  >
    {children}
  </button>
);
