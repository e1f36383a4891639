import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

/** What is behind it is asked for only once it is opened. */
export function Disclosure({ heading, children }: { heading: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{heading}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
