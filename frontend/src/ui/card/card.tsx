import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  heading: string;
  children: ReactNode;
}

export function Card({ heading, children }: CardProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
