import { useId } from 'react';
import type { Schedule } from '#core/domain/search/saved-search.ts';
import { letters, schedule as texts } from '../../texts/tracker/letters-ru.ts';
import { RadioGroup } from '../../ui/control/radio-group.tsx';
import styles from './letters-dialog.module.css';

interface ScheduleGroupProps<Value extends Schedule> {
  schedules: readonly Value[];
  selected: Value;
  onChange(schedule: Value): void;
}

/** When a letter comes. */
export function ScheduleGroup<Value extends Schedule>({
  schedules,
  selected,
  onChange,
}: ScheduleGroupProps<Value>) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {letters.group}
      </p>
      <RadioGroup
        labelledBy={id}
        options={schedules.map((value) => ({ value, label: texts[value] }))}
        selected={selected}
        onChange={onChange}
      />
    </div>
  );
}
