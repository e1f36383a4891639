import type { ReactNode } from 'react';
import { useMarkHydrated } from '../api/use-mark-hydrated.ts';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  /** For search engines. */
  description: string;
  /** The page's own. */
  address: string;
  children: ReactNode;
}

/** A page that is read: a title, and sections under headings of their own. */
export function TextPage({ title, description, address, children }: TextPageProps) {
  useMarkHydrated();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.page}>
      <PageHead title={page.title(title)} description={description} address={address} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
