import { useRef, useState } from 'react';
import { maxVersionNameLength, type ResumeVersion } from '#core/domain/documents/library.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { dayWithYear, resumeVersions as texts } from '../../../texts/library-ru.ts';
import { useLibraryText } from '../../../tracker/library/use-library-text.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { NameForm } from '../../../ui/form/name-form.tsx';
import { keepFocusOnPage } from '../../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './versions-card.module.css';

export interface VersionActs {
  take(version: ResumeVersion, text: string): void;
  rename(version: ResumeVersion, name: string): void;
  remove(version: ResumeVersion): void;
}

interface VersionItemProps {
  version: ResumeVersion;
  /** The saved resume, to tell whether this is it. */
  current: string | null;
  /** Applications that it went with. */
  sentWith: readonly TrackedJob[];
  acts: VersionActs;
}

/** So many applications are named, the others counted. */
const maxNamed = 3;

export function VersionItem({ version, current, sentWith, acts }: VersionItemProps) {
  const { id, name, savedAt } = version;
  const text = useLibraryText(id);
  const item = useRef<HTMLLIElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  function endRenaming() {
    setRenaming(false);
    requestAnimationFrame(() => keepFocusOnPage(item.current?.querySelector<HTMLElement>('h3')));
  }
  const isCurrent = text != null && text === current;
  const act = (words: string, onPress: () => void) => (
    <TextButton label={texts.named(words, name)} onPress={onPress}>
      {words}
    </TextButton>
  );
  return (
    <li ref={item} className={styles.item}>
      {isRenaming ? (
        <NameForm
          label={texts.name}
          longest={maxVersionNameLength}
          name={name}
          onRename={(next) => {
            endRenaming();
            acts.rename(version, next);
          }}
          onCancel={endRenaming}
        />
      ) : (
        <h3 tabIndex={-1} className={styles.name}>
          {name}
        </h3>
      )}
      <p className={styles.about}>
        {[texts.savedOn(dayWithYear(savedAt)), text != null && texts.length(text.length)]
          .filter(Boolean)
          .join(' · ')}
        {isCurrent && <strong className={styles.current}>{texts.current}</strong>}
      </p>
      {sentWith.length > 0 && (
        <p className={styles.about}>
          <PageLink to="/applications">{texts.sentTo(namesOf(sentWith))}</PageLink>. {texts.stays}
        </p>
      )}
      {text === null && <p className={styles.about}>{texts.noText}</p>}
      {text != null && (
        <details>
          <summary className={styles.summary}>
            {texts.open}
            <span className="visually-hidden">{texts.openNamed(name)}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section className={styles.text} tabIndex={0} aria-label={texts.textOf(name)}>
            {text}
          </section>
        </details>
      )}
      <div className={styles.acts}>
        {text != null && !isCurrent && act(texts.take, () => acts.take(version, text))}
        {act(texts.rename, () => setRenaming(!isRenaming))}
        {sentWith.length === 0 && act(texts.delete, () => acts.remove(version))}
      </div>
    </li>
  );
}

function namesOf(records: readonly TrackedJob[]): string[] {
  const named = records
    .slice(0, maxNamed)
    .map(({ facts: { value } }) => texts.record(value.title, value.company));
  return records.length > maxNamed ? [...named, texts.andMore(records.length - maxNamed)] : named;
}
