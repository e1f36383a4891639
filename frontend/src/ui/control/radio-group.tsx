import { useId } from 'react';
import styles from './radio-group.module.css';

interface RadioGroupProps<Value extends string> {
  /** The id of what names the group. */
  labelledBy: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onChange(value: Value): void;
}

/** One of a few that are all to be seen. */
export function RadioGroup<Value extends string>({
  labelledBy,
  options,
  selected,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.group}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className={styles.circle}
            name={name}
            value={value}
            checked={value === selected}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
