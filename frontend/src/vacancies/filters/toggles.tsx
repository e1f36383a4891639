import Toggle from '@cloudscape-design/components/toggle';
import type { JobCounts } from '#core/contract/jobs.ts';
import { filters } from '../../texts/ru.ts';
import { type ToggleGroup, toggleGroups } from '../search-address.ts';
import { describedBy, OptionRow } from './option-row.tsx';
import styles from './options.module.css';

const countOf: Record<ToggleGroup, (counts: JobCounts) => number> = {
  ai: ({ aiJobs }) => aiJobs,
  contacts: ({ directContacts }) => directContacts,
  recommended: ({ recommended }) => recommended,
};

interface TogglesProps {
  on: Record<ToggleGroup, boolean>;
  counts: JobCounts | undefined;
  onToggle(group: ToggleGroup, isOn: boolean): void;
}

export function Toggles({ on, counts, onToggle }: TogglesProps) {
  const options = toggleGroups.map((group) => ({ group, count: counts && countOf[group](counts) }));
  return (
    <ul className={styles.list}>
      {options.map(({ group, count }) => (
        <li key={group}>
          <OptionRow count={count}>
            <Toggle
              checked={on[group]}
              nativeInputAttributes={describedBy(count)}
              onChange={({ detail }) => onToggle(group, detail.checked)}
            >
              <span className={styles.label}>{filters[group]}</span>
            </Toggle>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}
