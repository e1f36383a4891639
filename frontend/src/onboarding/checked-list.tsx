import type { ReactNode } from 'react';
import styles from './checked-list.module.css';

/** The list never changes while it is shown. */
export function CheckedList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M4.5 10.5l3.5 3.5 7.5-8" />
          </svg>
          <div className={styles.words}>{item}</div>
        </li>
      ))}
    </ul>
  );
}
