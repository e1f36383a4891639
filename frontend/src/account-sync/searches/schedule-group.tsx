import { useId } from 'react';
import type { Schedule } from '#core/domain/search/saved-search.ts';
import { emails, schedule as texts } from '../../texts/tracker/emails-ru.ts';
import { RadioGroup } from '../../ui/control/radio-group.tsx';
import styles from './emails-dialog.module.css';

interface ScheduleGroupProps<Value extends Schedule> {
  schedules: readonly Value[];
  selected: Value;
  onChange(schedule: Value): void;
}

/** When an e-mail comes. */
export function ScheduleGroup<Value extends Schedule>({
  schedules,
  selected,
  onChange,
}: ScheduleGroupProps<Value>) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {emails.group}
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
