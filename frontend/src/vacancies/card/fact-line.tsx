import type { ReactElement, ReactNode } from 'react';
import { card } from '../../texts/ru.ts';
import styles from './fact-line.module.css';

interface FactLineProps {
  first: ReactElement;
  /** After the first; what is empty or false is left out. */
  facts: readonly ReactNode[];
  className?: string | undefined;
}

/** Facts with a point between: no line of them begins or ends with one. */
export const FactLine = ({ first, facts, className = '' }: FactLineProps) => (
  <p className={`${styles.facts} ${className}`} data-facts>
    {first}
    {facts.filter(Boolean).map((fact, at) => (
      <span key={at} className={styles.fact}>
        {card.separator}
        {fact}
      </span>
    ))}
  </p>
);
