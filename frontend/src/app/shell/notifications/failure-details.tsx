import { useState } from 'react';
import { failure } from '../../../texts/ru.ts';
import styles from './failure-details.module.css';

const outcomes = { copied: failure.copied, failed: failure.notCopied };

/** What has failed and, for who asks for it, the number by which the server's log names the request. */
export function FailureDetails({ text, requestId }: { text: string; requestId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(requestId);
  };
  return (
    <>
      {text}
      <div>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {failure.details}
        </button>
      </div>
      {isOpen && (
        <div className={styles.details}>
          <p>
            {failure.requestId}: <span className={styles.id}>{requestId}</span>
          </p>
          <p>{failure.requestIdHint}</p>
          <button
            type="button"
            className={styles.button}
            aria-label={failure.copyRequestId}
            onClick={() =>
              copy().then(
                () => setOutcome('copied'),
                () => setOutcome('failed'),
              )
            }
          >
            {failure.copy}
          </button>
          <span role="status" className={styles.outcome}>
            {outcome && outcomes[outcome]}
          </span>
        </div>
      )}
    </>
  );
}
