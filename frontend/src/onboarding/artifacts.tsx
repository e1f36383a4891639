import { useRef, useState } from 'react';
import { artifactExtensions } from '#core/domain/onboarding.ts';
import { FileDrop } from '../lib/form/file-drop.tsx';
import { sortedByName } from '../lib/form/files.ts';
import { CrossIcon } from '../lib/icon.tsx';
import { onboarding } from '../texts/onboarding-ru.ts';
import styles from './artifacts.module.css';

const texts = onboarding.about;

interface ArtifactsProps {
  names: string[];
  onChange(names: string[]): void;
}

/** Until there is a place for documents, only the files' names are kept (decision 24). */
export function Artifacts({ names, onChange }: ArtifactsProps) {
  const [refused, setRefused] = useState('');
  const list = useRef<HTMLDivElement>(null);

  function take(files: File[]) {
    const sorted = sortedByName(files, artifactExtensions);
    setRefused(sorted.refused.map(({ name }) => name).join(', '));
    onChange([...new Set([...names, ...sorted.accepted.map(({ name }) => name)])]);
  }

  function remove(name: string) {
    onChange(names.filter((one) => one !== name));
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.artifacts}>
      <p className={styles.label}>
        {texts.artifacts} <span className={styles.note}>— {texts.optional}</span>
      </p>
      <FileDrop choose={texts.choose} extensions={artifactExtensions} onFiles={take}>
        <p>{texts.drop}</p>
        <p>{texts.formats}</p>
      </FileDrop>
      <div role="status" className={styles.status}>
        {refused !== '' && <p className={styles.refused}>{texts.refused(refused)}</p>}
        {names.length > 0 && (
          <p>
            <strong>{texts.uploaded}</strong> · {texts.count(names.length)}
            <span className={styles.note}> — {texts.nameOnly}</span>
          </p>
        )}
      </div>
      {names.length > 0 && (
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
                onClick={() => remove(name)}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
