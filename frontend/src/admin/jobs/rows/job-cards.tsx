import { adminJobs as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { dayOf } from '../../../texts/moments.ts';
import { card } from '../../../texts/ru.ts';
import styles from './job-cards.module.css';
import { RowActions } from './row-actions.tsx';
import type { RowsProps } from './rows-props.ts';
import { SelectBox } from './select-box.tsx';
import { StatusBadge } from './status-badge.tsx';

export const JobCards = ({ jobs, selection, ...actions }: RowsProps) => (
  <ul className={styles.cards} aria-label={texts.table}>
    {jobs.map((job) => (
      <li key={job.id} className={`${styles.card} ${selection.has(job.id) ? styles.selected : ''}`}>
        <SelectBox
          label={texts.select(job.title)}
          isChecked={selection.has(job.id)}
          onToggle={(isRange) => selection.toggle(job.id, isRange)}
        />
        <div className={styles.words}>
          <h3 className={styles.title} title={job.title}>
            {job.title}
          </h3>
          <p className={styles.place}>
            {job.company}
            {card.separator}
            {job.location || texts.none}
          </p>
          <p>{job.salary ? texts.salary(job.salary) : texts.none}</p>
          <div className={styles.foot}>
            <StatusBadge isActive={job.isActive} isOpen={job.isOpen} />
            <span className={styles.date}>{dayOf(job.createdAt)}</span>
          </div>
        </div>
        <div className={styles.actions}>
          <RowActions job={job} {...actions} />
        </div>
      </li>
    ))}
  </ul>
);
