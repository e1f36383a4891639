import { type KeyboardEvent, useRef, useState } from 'react';
import { searchable } from '#core/domain/text/searchable.ts';
import { filters } from '../../../texts/ru.ts';
import { Popup } from '../../../ui/dialog/popup.tsx';
import { type Option, OptionList, type OptionListProps } from '../option-list.tsx';
import styles from './picker.module.css';

interface PickerProps extends OptionListProps {
  name: string;
  /** With a placeholder there is a search inside, and the list is 256 px high instead of 384. */
  searchPlaceholder?: string;
  /** What the list shows for a text; a case-insensitive substring match by default. */
  find?: (options: readonly Option[], text: string) => readonly Option[];
  onSearch?: (text: string) => void;
}

/** Drawn at once; more come as the list is scrolled, since a base may know a thousand cities. */
const step = 150;

/** Whether the label holds the text, by the same reading that the server searches with. */
export const matchesText = ({ label }: Option, text: string): boolean =>
  searchable(label).includes(searchable(text));

const bySubstring = (options: readonly Option[], text: string) =>
  options.filter((option) => matchesText(option, text));

/**
 * A button that opens a list of checkboxes; absent when there is nothing to choose from (docs/rules.md#picker-offered).
 */
export function Picker(props: PickerProps) {
  const { name, options, selected } = props;
  if (options.length === 0) return null;
  return (
    <Popup
      label={name}
      className={styles.popup}
      control={({ toggle, aria }) => (
        <button
          type="button"
          className={`${styles.button} ${selected.length > 0 ? styles.active : ''}`}
          onClick={toggle}
          {...aria}
        >
          {selected.length > 0
            ? filters.pickerSelected(name, selected.length)
            : filters.pickerTotal(name, options.length)}
        </button>
      )}
    >
      <PickerList {...props} />
    </Popup>
  );
}

function PickerList({
  group,
  options,
  selected,
  onToggle,
  searchPlaceholder,
  find = bySubstring,
  onSearch,
}: PickerProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(step);
  const scroller = useRef<HTMLDivElement>(null);
  const found = find(options, text);

  function search(next: string) {
    setText(next);
    setShown(step);
    onSearch?.(next);
    if (scroller.current) scroller.current.scrollTop = 0;
  }

  function move(event: KeyboardEvent) {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const next = boxes.indexOf(event.target as HTMLInputElement) + direction;
    boxes[Math.max(0, Math.min(next, boxes.length - 1))]?.focus();
  }

  return (
    <fieldset className={styles.list} onKeyDown={move}>
      {searchPlaceholder && (
        <div className={styles.search}>
          <input
            type="search"
            className={styles.input}
            value={text}
            placeholder={searchPlaceholder}
            aria-label={searchPlaceholder}
            autoComplete="off"
            onChange={({ currentTarget }) => search(currentTarget.value)}
          />
        </div>
      )}
      <div
        ref={scroller}
        className={`${styles.scroller} ${searchPlaceholder ? styles.short : styles.tall}`}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (shown < found.length && scrollTop + clientHeight > scrollHeight - 200) setShown(shown + step);
        }}
      >
        {found.length === 0 ? (
          <p className={styles.nothing}>{filters.nothingInPicker}</p>
        ) : (
          <OptionList group={group} options={found.slice(0, shown)} selected={selected} onToggle={onToggle} />
        )}
      </div>
    </fieldset>
  );
}
