import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts';
import styles from './detail-message.module.css';

interface DetailMessageProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

export function DetailMessage({ heading, text, children }: DetailMessageProps) {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.message}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
