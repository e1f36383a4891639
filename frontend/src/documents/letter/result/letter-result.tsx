import Button from '@cloudscape-design/components/button';
import Textarea from '@cloudscape-design/components/textarea';
import { useId } from 'react';
import type { Letter } from '#core/contract/letters.ts';
import { maxLetterLength } from '#core/domain/documents/library.ts';
import { consentTexts } from '#core/domain/user/consent.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { leftToday, writtenBy } from '../../../texts/documents-ru.ts';
import { letterResult as texts } from '../../../texts/letter-ru.ts';
import { timeNear } from '../../../texts/moments.ts';
import { failure } from '../../../texts/ru.ts';
import { download } from '../../../ui/download.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import type { ShownLetter } from '../letter-draft.ts';
import styles from './letter-result.module.css';
import { useFollowedText } from './use-followed-text.ts';
import { type Kept, useKeepLetter } from './use-keep-letter.ts';

interface LetterResultProps {
  /** Null until its first word is there. */
  letter: ShownLetter | null;
  /** Whether there is an earlier one to go back to. */
  hasBefore: boolean;
  /** As it was kept last. */
  saved: Pick<Letter, 'text' | 'savedAt'> | undefined;
  /** It went with an application: what is changed of it is another letter. */
  isSent: boolean;
  isWriting: boolean;
  left: number | null;
  userId: string | null;
  onEdit(text: string): void;
  onKept(kept: Kept): void;
  onAgain(): void;
  onBefore(): void;
}

export function LetterResult({
  letter,
  hasBefore,
  saved,
  isSent,
  isWriting,
  left,
  userId,
  onEdit,
  onKept,
  onAgain,
  onBefore,
}: LetterResultProps) {
  const headingId = useId();
  const keeping = useKeepLetter(userId, onKept);
  const text = letter?.text ?? '';
  const place = useFollowedText(text, isWriting);
  const isIdle = !isWriting && !isBlank(text);

  return (
    <section ref={place} className={styles.card} aria-labelledby={headingId} aria-busy={isWriting}>
      <div>
        <h2 id={headingId}>{texts.heading}</h2>
        {letter && <p className={styles.for}>{texts.for(letter.position, letter.companyName)}</p>}
      </div>
      <Textarea
        value={text}
        rows={15}
        ariaLabel={texts.text}
        readOnly={isWriting}
        nativeTextareaAttributes={{ maxLength: maxLetterLength }}
        onChange={({ detail }) => onEdit(detail.value)}
      />
      {letter && !isWriting && (
        <div className={styles.facts}>
          <p>{letter.isWhole ? texts.check : texts.stopped}</p>
          {isSent && <p>{texts.sent}</p>}
          <p>
            {[
              letter.writtenBy && writtenBy[letter.writtenBy],
              left !== null && leftToday(left),
              saved &&
                (saved.text === text ? texts.savedAt(timeNear(saved.savedAt, new Date())) : texts.changed),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          formAction="none"
          disabled={!isIdle}
          loading={keeping.isBusy}
          onClick={() => letter && keeping.keep(letter)}
        >
          {texts.save}
        </Button>
        <Button formAction="none" iconName="copy" disabled={!isIdle} onClick={() => void copy(text)}>
          {texts.copy}
        </Button>
        <Button
          formAction="none"
          iconName="download"
          disabled={!isIdle}
          onClick={() => download(texts.fileName, text)}
        >
          {texts.download}
        </Button>
        <Button formAction="none" iconName="refresh" disabled={isWriting} onClick={onAgain}>
          {texts.again}
        </Button>
        {hasBefore && (
          <Button formAction="none" iconName="undo" disabled={isWriting} onClick={onBefore}>
            {texts.before}
          </Button>
        )}
      </div>
      <p className={styles.note}>{userId === null ? texts.localOnly : consentTexts.letters}</p>
    </section>
  );
}

/** A page that may not write there says so; the text can be marked and copied by hand. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', text: texts.copied });
  } catch {
    notify({ type: 'error', title: failure.title, text: texts.notCopied });
  }
}
