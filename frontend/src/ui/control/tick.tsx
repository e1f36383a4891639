import type { ReactNode } from 'react';
import styles from './tick.module.css';

interface TickProps {
  isOn: boolean;
  /** Drawn as a switch, and called one by a screen reader. */
  isSwitch?: boolean;
  /** For screen readers, beside the name. */
  description?: string | undefined;
  /** Under which a form sends it where no script runs. */
  name: string;
  value: string;
  onChange(isOn: boolean): void;
  /** Its name. */
  children: ReactNode;
}

/** A box to tick, or a switch. */
export const Tick = ({ isOn, isSwitch = false, description, name, value, onChange, children }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      className={isSwitch ? styles.switch : styles.box}
      name={name}
      value={value}
      checked={isOn}
      {...(isSwitch && { role: 'switch' })}
      {...(description !== undefined && { 'aria-description': description })}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span className={styles.name}>{children}</span>
  </label>
);
