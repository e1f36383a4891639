import Button from '@cloudscape-design/components/button';
import { useRef } from 'react';
import { adminJobs as texts } from '../../texts/admin/admin-jobs-ru.ts';
import { keepFocusThrough } from '../../ui/hooks/keep-focus.ts';
import styles from './list-bar.module.css';
import { useIsNarrow } from './rows/job-rows.tsx';
import { SelectBox } from './rows/select-box.tsx';
import type { Selection } from './use-selection.ts';

interface ListBarProps {
  /** Undefined while nothing is known, and after a failure. */
  shown: { count: number; found: number } | undefined;
  isLoading: boolean;
  selection: Selection;
  onShow(): void;
  onHide(): void;
  onDelete(): void;
}

/** How much is shown; in the same place what may be done with the selected, so that nothing moves. */
export function ListBar({ shown, isLoading, selection, onShow, onHide, onDelete }: ListBarProps) {
  const { length } = selection.selected;
  const isNarrow = useIsNarrow();
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <div className={`${styles.bar} ${length > 0 ? styles.selecting : ''}`}>
      {isNarrow && shown !== undefined && shown.count > 0 && (
        <SelectBox
          label={texts.selectAll}
          isChecked={length === shown.count}
          isPartly={length > 0 && length < shown.count}
          onToggle={selection.toggleAll}
        />
      )}
      <p ref={words} role="status" tabIndex={-1} className={styles.words}>
        {isLoading && <span className={styles.loading}>{texts.loading}</span>}
        {length > 0 && texts.selected(length)}
        {length === 0 && shown && texts.shown(shown.count, shown.found)}
      </p>
      {length > 0 && (
        <Button
          variant="icon"
          iconName="close"
          ariaLabel={texts.unselect}
          onClick={() => keepFocusThrough(selection.clear, () => words.current)}
        />
      )}
      {length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: no fields, and a fieldset is drawn otherwise.
        <div className={styles.actions} role="group" aria-label={texts.selection}>
          <Button onClick={onHide}>{texts.hide}</Button>
          <Button onClick={onShow}>{texts.show}</Button>
          <Button onClick={onDelete}>{texts.delete}</Button>
        </div>
      )}
    </div>
  );
}
