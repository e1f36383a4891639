import type { ReactNode } from 'react';
import styles from './list-message.module.css';

interface ListMessageProps {
  words: string;
  hint: string;
  /** The one thing to do about it. */
  children?: ReactNode;
}

export const ListMessage = ({ words, hint, children }: ListMessageProps) => (
  <div className={styles.message}>
    <p className={styles.words}>{words}</p>
    <p className={styles.hint}>{hint}</p>
    {children}
  </div>
);
