import { adminJobs as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { dayOf } from '../../../texts/moments.ts';
import styles from './jobs-table.module.css';
import { RowActions } from './row-actions.tsx';
import type { RowsProps } from './rows-props.ts';
import { SelectBox } from './select-box.tsx';
import { StatusBadge } from './status-badge.tsx';

const { columns } = texts;

export function JobsTable({ jobs, selection, ...actions }: RowsProps) {
  const { selected } = selection;
  return (
    <table className={styles.table} aria-label={texts.table}>
      <thead>
        <tr>
          <td className={styles.box}>
            <SelectBox
              label={texts.selectAll}
              isChecked={jobs.length > 0 && selected.length === jobs.length}
              isPartly={selected.length > 0 && selected.length < jobs.length}
              onToggle={selection.toggleAll}
            />
          </td>
          {Object.entries(columns).map(([name, title]) => (
            <th key={name} scope="col" className={styles[name]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id} className={selection.has(job.id) ? styles.selected : ''}>
            <td className={styles.box}>
              <SelectBox
                label={texts.select(job.title)}
                isChecked={selection.has(job.id)}
                onToggle={(isRange) => selection.toggle(job.id, isRange)}
              />
            </td>
            <th scope="row" className={styles.name} title={job.title}>
              {job.title}
            </th>
            <td className={styles.cut} title={job.company}>
              {job.company}
            </td>
            <td className={styles.cut} title={job.location}>
              {job.location || texts.none}
            </td>
            <td>{job.salary ? texts.salary(job.salary) : texts.none}</td>
            <td>
              <StatusBadge isActive={job.isActive} isOpen={job.isOpen} />
            </td>
            <td className={styles.number}>{dayOf(job.createdAt)}</td>
            <td>
              <RowActions job={job} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
