import Button from '@cloudscape-design/components/button';
import type { ProfileDocument } from '#core/domain/profile.ts';
import { FileDrop } from '../lib/form/file-drop.tsx';
import { notify } from '../lib/notifications.ts';
import { documents as texts } from '../texts/profile-ru.ts';
import styles from './documents.module.css';

const extensions = ['.pdf', '.doc', '.docx'];

const sayLater = () => notify({ type: 'info', text: texts.uploadLater });

/** Until there is a place for documents, nothing is uploaded, and of a file only its name is known (decision 29). */
export function Documents({ documents }: { documents: readonly ProfileDocument[] }) {
  return (
    <>
      <FileDrop choose={texts.upload} extensions={extensions} onFiles={sayLater} onChoose={sayLater}>
        <p>{texts.drop}</p>
        <p>{texts.formats}</p>
      </FileDrop>
      {documents.length > 0 && (
        <>
          <ul className={styles.list} aria-label={texts.list}>
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
                  onClick={() => notify({ type: 'info', text: texts.viewLater })}
                >
                  {texts.view}
                </Button>
              </li>
            ))}
          </ul>
          <p className={styles.type}>{texts.namesOnly}</p>
        </>
      )}
    </>
  );
}
