import Button from '@cloudscape-design/components/button';
import type { ProfileDocument } from '#core/domain/user/profile.ts';
import { documents as texts } from '../texts/account/profile-ru.ts';
import { FileDrop } from '../ui/form/file-drop.tsx';
import { notify } from '../ui/notifications/notifications.ts';
import styles from './documents.module.css';

const extensions = ['.pdf', '.doc', '.docx'];

const notifyInfo = (text: string) => notify({ type: 'info', text });
const notifyUploadLater = () => notifyInfo(texts.uploadLater);

/** Where there is no place for documents, nothing is uploaded (docs/rules.md#documents-no-bucket). */
export const UploadLater = () => (
  <FileDrop
    choose={texts.upload}
    extensions={extensions}
    onFiles={notifyUploadLater}
    onChoose={notifyUploadLater}
  >
    <p>{texts.drop}</p>
    <p>{texts.formats}</p>
  </FileDrop>
);

interface DocumentNamesProps {
  documents: readonly ProfileDocument[];
  canUpload: boolean;
}

/** Files of which only the name is known (docs/rules.md#onboarding-files). */
export function DocumentNames({ documents, canUpload }: DocumentNamesProps) {
  if (documents.length === 0) return null;
  return (
    <div>
      <ul className={styles.list} aria-label={canUpload ? texts.namesList : texts.list}>
        {documents.map(({ id, name, type }) => (
          <li key={id}>
            <div className={styles.words}>
              <bdi className={styles.name} title={name}>
                {name}
              </bdi>
              <span className={styles.type}>{texts.types[type]}</span>
            </div>
            <Button
              formAction="none"
              ariaLabel={texts.viewNamed(name)}
              onClick={() => notifyInfo(canUpload ? texts.viewNotThere : texts.viewLater)}
            >
              {texts.view}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.type}>{texts.namesOnly}</p>
    </div>
  );
}
