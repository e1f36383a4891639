import type { JobCounts } from '#core/contract/jobs.ts';
import { type ToggleName, toggleFacets } from '#core/domain/search/facets.ts';
import { filters } from '../../texts/ru.ts';
import { Tick } from '../../ui/control/tick.tsx';
import { countInWords, OptionRow } from './option-row.tsx';
import styles from './options.module.css';

/** What a form sends. */
const switchedOn = 'true';

interface TogglesProps {
  on: Record<ToggleName, boolean>;
  counts: JobCounts | undefined;
  onTick(group: ToggleName): (value: string, isOn: boolean) => void;
}

export function Toggles({ on, counts, onTick }: TogglesProps) {
  const options = toggleFacets.map(({ name, countName }) => ({ group: name, count: counts?.[countName] }));
  return (
    <ul className={styles.list}>
      {options.map(({ group, count }) => (
        <li key={group}>
          <OptionRow count={count}>
            <Tick
              isSwitch
              name={group}
              value={switchedOn}
              isOn={on[group]}
              description={countInWords(count)}
              onChange={(isOn) => onTick(group)(switchedOn, isOn)}
            >
              <span className={styles.label}>{filters[group]}</span>
            </Tick>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}
