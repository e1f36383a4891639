import type { ListName } from '#core/domain/search/facets.ts';
import { Tick } from '../../ui/control/tick.tsx';
import { countInWords, OptionRow } from './option-row.tsx';
import styles from './options.module.css';

export interface Option {
  value: string;
  label: string;
  count: number | undefined;
  hint?: string;
}

export interface OptionListProps {
  /** Of the address's parameters. */
  group: ListName | 'date';
  options: readonly Option[];
  selected: readonly string[];
  onTick(value: string, isOn: boolean): void;
}

export function OptionList({ group, options, selected, onTick }: OptionListProps) {
  const largest = Math.max(1, ...options.map(({ count }) => count ?? 0));
  return (
    <ul className={styles.list}>
      {options.map(({ value, label, count, hint }) => (
        <li key={value}>
          <OptionRow count={count} hint={hint} share={count === undefined ? undefined : count / largest}>
            <Tick
              name={group}
              value={value}
              isOn={selected.includes(value)}
              description={countInWords(count)}
              onChange={(isOn) => onTick(value, isOn)}
            >
              <span className={styles.label}>{label}</span>
            </Tick>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}
