import type { ReactNode } from 'react';
import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { adminJobs as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { BinIcon, ClosedEyeIcon, EyeIcon, OpenIcon, PencilIcon } from './icons.tsx';
import styles from './row-actions.module.css';

export interface JobActions {
  onToggle(job: AdminJob): void;
  onEdit(job: AdminJob): void;
  onDelete(job: AdminJob): void;
}

/** Where the focus goes when the row before has been deleted. */
export const deleteIdOf = (jobId: string) => `delete-${jobId}`;

/** The stored address is the source's own word: whatever is no page of the web is no link. */
const isPage = (url: string | null): url is string => url !== null && /^https?:/i.test(url);

interface ActionProps {
  id?: string;
  name: string;
  title: string;
  isDanger?: boolean;
  onPress(): void;
  children: ReactNode;
}

const Action = ({ id, name, title, isDanger = false, onPress, children }: ActionProps) => (
  <button
    id={id}
    type="button"
    className={`${styles.action} ${isDanger ? styles.danger : ''}`}
    aria-label={texts.named(name, title)}
    data-tip={name}
    onClick={onPress}
  >
    <Named name={name}>{children}</Named>
  </button>
);

/** The browser's own tip for a pointer; a screen reader has the name already. */
const Named = ({ name, children }: Pick<ActionProps, 'name' | 'children'>) => (
  <span className={styles.icon} title={name} aria-hidden="true">
    {children}
  </span>
);

export function RowActions({ job, onToggle, onEdit, onDelete }: JobActions & { job: AdminJob }) {
  const { title, sourceUrl } = job;
  return (
    <div className={styles.actions}>
      {isPage(sourceUrl) ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.action}
          aria-label={texts.named(texts.openSource, title)}
          data-tip={texts.openSource}
        >
          <Named name={texts.openSource}>
            <OpenIcon />
          </Named>
        </a>
      ) : (
        <span className={styles.nothing} />
      )}
      <Action name={job.isActive ? texts.hide : texts.show} title={title} onPress={() => onToggle(job)}>
        {job.isActive ? <EyeIcon /> : <ClosedEyeIcon />}
      </Action>
      <Action name={texts.edit} title={title} onPress={() => onEdit(job)}>
        <PencilIcon />
      </Action>
      <Action
        id={deleteIdOf(job.id)}
        name={texts.delete}
        title={title}
        isDanger
        onPress={() => onDelete(job)}
      >
        <BinIcon />
      </Action>
    </div>
  );
}
