import { type ReactNode, useEffect, useState } from 'react';
import styles from './awaiting.module.css';

/** Milliseconds within which an answer is not announced. */
const grace = 300;

interface AwaitingProps {
  /** Whether another answer is under way. */
  isBusy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What is on the screen stays, as readable as before, until the next answer comes. Of a quick answer nothing is painted:
 * the style that says that one is awaited is not there at first.
 */
export function Awaiting({ isBusy, className = '', children }: AwaitingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLate(true), grace);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy]);
  return (
    <div className={`${className} ${isBusy && isLate ? styles.line : ''}`} aria-busy={isBusy}>
      {children}
    </div>
  );
}
