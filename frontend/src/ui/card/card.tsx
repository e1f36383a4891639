import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  heading: string;
  /** As long as what it shows is about to be another. */
  isInert?: boolean;
  children: ReactNode;
}

export function Card({ heading, isInert = false, children }: CardProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId} inert={isInert}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
