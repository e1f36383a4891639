import type { ReactNode } from 'react';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import styles from './text-page.module.css';

/** A page that is read: a title, and sections under headings of their own. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.page}>
      <title>{page.title(title)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
