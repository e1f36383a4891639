import { openVacancy } from '../../../texts/vacancies/detail-ru.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import styles from './apply.module.css';

/**
 * To the source in a new tab; without a source the quoted confirmation, and nothing is sent
 * (docs/rules.md#detail-apply).
 */
export function Apply({ sourceUrl }: { sourceUrl: string | null }) {
  if (sourceUrl !== null)
    return (
      <a className={styles.apply} href={sourceUrl} target="_blank" rel="noopener noreferrer">
        {openVacancy.apply}
      </a>
    );
  return (
    <button
      type="button"
      className={styles.apply}
      onClick={() => notify({ type: 'success', text: openVacancy.applied })}
    >
      {openVacancy.apply}
    </button>
  );
}
