import { useRef, useState } from 'react';
import { artifactExtensions } from '#core/domain/user/onboarding.ts';
import { onboarding } from '../texts/onboarding-ru.ts';
import { FileDrop } from '../ui/form/file-drop.tsx';
import { partitionByExtension } from '../ui/form/files.ts';
import { CrossIcon } from '../ui/icon.tsx';
import { useArrivals, useDocuments } from '../user-documents/queries.ts';
import { Uploader } from '../user-documents/uploader.tsx';
import styles from './artifacts.module.css';

const texts = onboarding.about;

const DropHint = () => (
  <>
    <p>{texts.drop}</p>
    <p>{texts.formats}</p>
  </>
);

interface ArtifactsProps {
  userId: string;
  /** Of files that were chosen where nothing could be uploaded. */
  names: string[];
  onChange(names: string[]): void;
}

/**
 * Files go to the documents where the stage takes them; else only their names are kept
 * (docs/rules.md#onboarding-files).
 */
export function Artifacts({ userId, names, onChange }: ArtifactsProps) {
  const { data } = useDocuments(userId);
  useArrivals();
  const [rejectedNames, setRejectedNames] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const canUpload = data?.canUpload ?? false;
  const uploaded = data?.documents.length ?? 0;

  function addNames(files: File[]) {
    const partitioned = partitionByExtension(files, artifactExtensions);
    setRejectedNames(partitioned.refused.map(({ name }) => name).join(', '));
    onChange([...new Set([...names, ...partitioned.accepted.map(({ name }) => name)])]);
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.artifacts}>
      <p className={styles.label}>
        {texts.artifacts} <span className={styles.note}>— {texts.optional}</span>
      </p>
      {canUpload ? (
        <Uploader userId={userId} choose={texts.choose}>
          <DropHint />
        </Uploader>
      ) : (
        <FileDrop choose={texts.choose} extensions={artifactExtensions} onFiles={addNames}>
          <DropHint />
        </FileDrop>
      )}
      <div role="status" className={styles.status}>
        {rejectedNames !== '' && <p className={styles.refused}>{texts.refused(rejectedNames)}</p>}
        {uploaded > 0 && (
          <p>
            <strong>{texts.uploaded}</strong> · {texts.count(uploaded)}
          </p>
        )}
        {names.length > 0 && (
          <p>
            <strong>{texts.uploaded}</strong> · {texts.count(names.length)}
            <span className={styles.note}> — {texts.nameOnly}</span>
          </p>
        )}
      </div>
      {names.length > 0 && (
        <ArtifactNames
          names={names}
          onRemove={(name) => {
            onChange(names.filter((other) => other !== name));
            container.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const ArtifactNames = ({ names, onRemove }: { names: readonly string[]; onRemove(name: string): void }) => (
  <ul className={styles.names} aria-label={texts.chosen}>
    {names.map((name) => (
      <li key={name}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.remove(name)}
          onClick={() => onRemove(name)}
        >
          <CrossIcon />
        </button>
      </li>
    ))}
  </ul>
);
