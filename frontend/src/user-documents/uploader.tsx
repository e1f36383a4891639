import Button from '@cloudscape-design/components/button';
import { type ReactNode, useId, useRef } from 'react';
import { documentFormats } from '#core/domain/documents/user-document.ts';
import { consentTexts } from '#core/domain/user/consent.ts';
import { documentsOf } from '#core/domain/user/profile.ts';
import { uploads as texts } from '../texts/account/profile-ru.ts';
import { FileDrop } from '../ui/form/file-drop.tsx';
import { useOnline } from '../ui/hooks/use-online.ts';
import { chooseFiles, sendChosen, useUploads } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './uploader.module.css';

const extensions = Object.keys(documentFormats).map((format) => `.${format}`);

/** By its name, until its owner says otherwise. */
const typeOf = (name: string) => documentsOf([name])[0]?.type ?? 'resume';

function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className={isOnline ? 'visually-hidden' : styles.note}>
      {!isOnline && texts.offline}
    </p>
  );
}

interface UploaderProps {
  userId: string;
  /** What may be dropped here, in words. */
  children: ReactNode;
  choose?: string;
}

/**
 * The place for files, what was chosen, and the press that sends it: that press is the consent
 * (docs/rules.md#documents-consent).
 */
export function Uploader({ userId, children, choose = texts.choose }: UploaderProps) {
  const uploads = useUploads(userId);
  const chosen = uploads.filter(({ state }) => state === 'chosen').length;
  const consentId = useId();
  const container = useRef<HTMLDivElement>(null);

  return (
    <div ref={container} tabIndex={-1} className={styles.uploader} data-uploader>
      <FileDrop
        choose={choose}
        extensions={extensions}
        onFiles={(files) => chooseFiles(userId, files, typeOf)}
      >
        {children}
      </FileDrop>
      {uploads.length > 0 && (
        <ul className={styles.rows} aria-label={texts.chosen}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onDrop={() => container.current?.focus()} />
          ))}
        </ul>
      )}
      {uploads.length > 0 && <OfflineNote />}
      {chosen > 0 && (
        <div className={styles.act}>
          <Button
            variant="primary"
            formAction="none"
            ariaDescribedby={consentId}
            onClick={() => {
              sendChosen(userId);
              container.current?.focus();
            }}
          >
            {chosen === 1 ? texts.send : texts.sendMany(chosen)}
          </Button>
          <p id={consentId} className={styles.note}>
            {consentTexts.documents}
          </p>
        </div>
      )}
    </div>
  );
}
