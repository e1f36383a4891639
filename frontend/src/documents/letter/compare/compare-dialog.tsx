import { useId, useState } from 'react';
import type { KeptLetter } from '#core/domain/documents/library.ts';
import { letterName, compareLetters as texts } from '../../../texts/library-ru.ts';
import { textIdOf } from '../../../tracker/library/letter-id.ts';
import { useLibraryText } from '../../../tracker/library/use-library-text.ts';
import { Select } from '../../../ui/control/select.tsx';
import { DialogHead } from '../../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx';
import fields from '../../../ui/form/fields.module.css';
import styles from './compare-dialog.module.css';
import { type Part, wordDiff } from './word-diff.ts';

interface CompareDialogProps {
  /** Two at least, the newest first. */
  letters: readonly KeptLetter[];
  onClose(): void;
}

/** Two letters side by side, with what each has and the other has not (docs/rules.md#letter-library). */
export default function CompareDialog({ letters, onClose }: CompareDialogProps) {
  const id = useId();
  const [first, setFirst] = useState(letters[1]?.id ?? '');
  const [second, setSecond] = useState(letters[0]?.id ?? '');
  const [left, right] = [first, second].map((chosen) =>
    letters.find(({ id: letterId }) => letterId === chosen),
  );
  const leftText = useLibraryText(left ? textIdOf(left) : '', left?.savedAt);
  const rightText = useLibraryText(right ? textIdOf(right) : '', right?.savedAt);
  const parts = leftText != null && rightText != null ? wordDiff(leftText, rightText) : null;
  const options = letters.map((letter) => ({ value: letter.id, label: letterName(letter.savedAt) }));
  const side = (
    name: 'first' | 'second',
    chosen: string,
    shownParts: readonly Part[] | undefined,
    choose: (next: string) => void,
  ) => (
    <div className={styles.side}>
      <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
      <Select
        id={`${id}-${name}`}
        label={texts[name]}
        name={name}
        options={options}
        selected={chosen}
        onChange={choose}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={texts[name]}>
        {shownParts?.map(({ text, isDifferent }, at) => {
          const key = `${at} ${text.length}`;
          return isDifferent ? (
            <mark key={key} className={styles.different}>
              {text}
            </mark>
          ) : (
            <span key={key}>{text}</span>
          );
        })}
      </section>
    </div>
  );
  return (
    <ModalDialog labelledBy={id} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={id} heading={texts.heading} onClose={onClose} />
        <p role="status" className={fields.hint}>
          {parts && (leftText === rightText ? texts.same : texts.differ)}
          {(leftText === null || rightText === null) && texts.noText}
        </p>
        <div className={styles.sides}>
          {side('first', first, parts?.[0], setFirst)}
          {side('second', second, parts?.[1], setSecond)}
        </div>
      </div>
    </ModalDialog>
  );
}
