import Checkbox from '@cloudscape-design/components/checkbox';
import { describedBy, OptionRow } from './option-row.tsx';
import styles from './options.module.css';

export interface Option {
  value: string;
  label: string;
  count: number | undefined;
  hint?: string;
}

export interface OptionListProps {
  options: readonly Option[];
  selected: readonly string[];
  onToggle(value: string, isOn: boolean): void;
}

export function OptionList({ options, selected, onToggle }: OptionListProps) {
  const largest = Math.max(1, ...options.map(({ count }) => count ?? 0));
  return (
    <ul className={styles.list}>
      {options.map(({ value, label, count, hint }) => (
        <li key={value}>
          <OptionRow
            count={count}
            hint={hint}
            share={count === undefined ? undefined : count / largest}
            isSelected={selected.includes(value)}
          >
            <Checkbox
              checked={selected.includes(value)}
              nativeInputAttributes={describedBy(count)}
              onChange={({ detail }) => onToggle(value, detail.checked)}
            >
              <span className={styles.label}>{label}</span>
            </Checkbox>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}
