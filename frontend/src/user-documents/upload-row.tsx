import Button from '@cloudscape-design/components/button';
import { useRef } from 'react';
import { documentTypes } from '#core/domain/user/profile.ts';
import { documents, uploads as texts } from '../texts/account/profile-ru.ts';
import { Select } from '../ui/control/select.tsx';
import { keepFocusThrough, useFocusAfter } from '../ui/hooks/keep-focus.ts';
import { CrossIcon } from '../ui/icon.tsx';
import { uploaderOnPage } from './on-page.ts';
import { mayBeRetried, problemText } from './problem-text.ts';
import { sizeText } from './size-text.ts';
import { drop, retry, setType, type Upload } from './upload-queue.ts';
import styles from './uploader.module.css';

const types = documentTypes.map((value) => ({ value, label: documents.types[value] }));

function TypeChoice({ id, file, type }: Upload) {
  return (
    <span className={styles.type}>
      <Select
        label={texts.typeOf(file.name)}
        name="type"
        options={types}
        selected={type}
        onChange={(chosen) => setType(id, chosen)}
      />
    </span>
  );
}

function Progress({ file, part, state }: Upload) {
  const percent = Math.floor(part * 100);
  const progressText = part === 1 ? texts.checking : texts.sending(percent);
  return (
    <>
      <progress className={styles.bar} max={100} value={percent} aria-label={texts.progress(file.name)} />
      <span className={styles.note}>{state === 'waiting' ? texts.waiting : progressText}</span>
    </>
  );
}

/** One file on its way, from the choice to the last byte. */
export function UploadRow({ upload, onDrop }: { upload: Upload; onDrop(): void }) {
  const { id, file, state, problem, message } = upload;
  const row = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  // It goes by itself once the file has come.
  useFocusAfter(row, uploaderOnPage);
  const isUploading = state === 'waiting' || state === 'sending';
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.words}>
        <bdi className={styles.name} title={file.name}>
          {file.name}
        </bdi>
        {isUploading ? <Progress {...upload} /> : <span className={styles.note}>{sizeText(file.size)}</span>}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problemText(problem, message)}
          </p>
        )}
      </div>
      {state === 'chosen' && <TypeChoice {...upload} />}
      {mayBeRetried(problem) && (
        <Button
          formAction="none"
          ariaLabel={texts.retryNamed(file.name)}
          onClick={() =>
            keepFocusThrough(
              () => retry(id),
              () => remove.current,
            )
          }
        >
          {texts.retry}
        </Button>
      )}
      <button
        ref={remove}
        type="button"
        className={styles.remove}
        aria-label={isUploading ? texts.cancelNamed(file.name) : texts.remove(file.name)}
        title={isUploading ? texts.cancel : undefined}
        onClick={() => {
          drop(id);
          onDrop();
        }}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
