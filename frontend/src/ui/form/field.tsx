import { type InputHTMLAttributes, useId } from 'react';
import styles from './fields.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  problem?: string | null;
  onValue(value: string): void;
}

/** One line with its label, and what is wrong with it. */
export function Field({ label, value, problem = null, onValue, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
