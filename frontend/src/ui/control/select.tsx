import styles from './select.module.css';

export interface SelectProps<Value extends string> {
  label: string;
  /** To which a label on the page points. */
  id?: string;
  /** Under which a form sends it where no script runs. */
  name: string;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  selected: Value;
  onChange(value: Value): void;
}

/** One of a few: the browser's own list, which each phone opens in its own way. */
export const Select = <Value extends string>({
  label,
  id,
  name,
  options,
  selected,
  onChange,
}: SelectProps<Value>) => (
  <select
    className={styles.select}
    aria-label={label}
    id={id}
    name={name}
    value={selected}
    onChange={({ currentTarget }) => {
      const chosen = options.find(({ value }) => value === currentTarget.value);
      if (chosen) onChange(chosen.value);
    }}
  >
    {options.map(({ value, label: text, isDisabled = false }) => (
      <option key={value} value={value} disabled={isDisabled}>
        {text}
      </option>
    ))}
  </select>
);
