import type { ReactNode } from 'react';
import { crash, page } from '../texts/ru.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './message-page.module.css';

interface CrashScreenProps {
  /** Where the reader is: going elsewhere is a new attempt. */
  place?: string;
  children: ReactNode;
}

/** The last net: a screen that throws while drawing shows this instead of nothing. */
export const CrashScreen = ({ place, children }: CrashScreenProps) => (
  <ErrorBoundary
    attempt={place}
    fallback={
      <div className={styles.page} role="alert">
        <title>{page.title(crash.heading)}</title>
        <h1>{crash.heading}</h1>
        <p className={styles.text}>{crash.text}</p>
        <button type="button" className={styles.action} onClick={() => location.reload()}>
          {crash.reload}
        </button>
      </div>
    }
  >
    {children}
  </ErrorBoundary>
);
