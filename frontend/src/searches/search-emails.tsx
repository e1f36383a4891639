import type { KnownSearch } from '../account-sync/searches/searches-memory.ts';
import { emails as texts } from '../texts/tracker/emails-ru.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import styles from './search-card.module.css';

interface SearchEmailsProps {
  search: SavedSearch;
  /** As the account has it; absent where it has not. */
  known: KnownSearch | undefined;
  onChange(): void;
}

/** When e-mails tell of a search, and why they do not. */
export function SearchEmails({ search: { name, isPaused }, known, onChange }: SearchEmailsProps) {
  if (!known)
    return (
      <div className={styles.emails}>
        <p className={styles.about}>{texts.onlyHere}</p>
        <TextButton label={texts.getAbout(name)} onPress={onChange}>
          {texts.get}
        </TextButton>
      </div>
    );
  const { schedule, stopped } = known;
  if (stopped !== null && schedule !== 'never')
    return (
      <div className={styles.emails}>
        <p className={styles.stopped}>{texts.stopped[stopped]}</p>
        <TextButton label={texts.againAbout(name)} onPress={onChange}>
          {texts.again}
        </TextButton>
      </div>
    );
  return (
    <div className={styles.emails}>
      <p className={styles.about}>
        {texts.line(schedule)}
        {isPaused && schedule !== 'never' && `. ${texts.paused}`}
      </p>
      <TextButton label={texts.changeAbout(name)} onPress={onChange}>
        {texts.change}
      </TextButton>
    </div>
  );
}
