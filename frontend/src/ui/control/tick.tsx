import { type ReactNode, useState } from 'react';
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

/** A box to tick, or a switch. It shows what was pressed at once, whatever its owner waits for. */
export function Tick({ isOn, isSwitch = false, description, name, value, onChange, children }: TickProps) {
  const [shown, setShown] = useState({ isOn, of: isOn });
  if (shown.of !== isOn) setShown({ isOn, of: isOn });
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={isSwitch ? styles.switch : styles.box}
        name={name}
        value={value}
        checked={shown.isOn}
        {...(isSwitch && { role: 'switch' })}
        {...(description !== undefined && { 'aria-description': description })}
        onChange={({ currentTarget: { checked } }) => {
          setShown({ isOn: checked, of: isOn });
          onChange(checked);
        }}
      />
      <span className={styles.name}>{children}</span>
    </label>
  );
}
