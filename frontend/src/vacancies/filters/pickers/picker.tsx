import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { shortPlaces } from '#core/domain/search/short-places.ts';
import { nameWords, searchable } from '#core/domain/text/searchable.ts';
import { filters } from '../../../texts/ru.ts';
import { Popup } from '../../../ui/dialog/popup.tsx';
import { type Option, OptionList, type OptionListProps } from '../option-list.tsx';
import styles from './picker.module.css';

interface PickerListProps extends OptionListProps {
  /** With a placeholder there is a search inside, and the list is 256 px high instead of 384. */
  searchPlaceholder?: string;
  /** What the list shows for a text; by default those that hold each word of it. */
  find?: (options: readonly Option[], text: string) => readonly Option[];
  onSearch?: (text: string) => void;
  /** Said as long as the whole answer is not here. */
  unanswered?: string | undefined;
}

/** Drawn at once; more come as the list is scrolled, since a base may know a thousand cities. */
const step = 150;

/** Whether the label holds each word of the text, as the server finds companies, or is the city that it is short for (docs/rules.md#picker-search). */
export function matchesText({ label }: Option, text: string): boolean {
  const name = searchable(label);
  const words = nameWords(text);
  return (
    words.every((word) => name.includes(word)) ||
    shortPlaces.get(words.join(' ')) === nameWords(label).join(' ')
  );
}

const bySubstring = (options: readonly Option[], text: string) =>
  options.filter((option) => matchesText(option, text));

interface Found {
  text: string;
  found: readonly Option[];
  selected: readonly string[];
  unanswered: string | undefined;
}

/**
 * What is said of the list, and whether it is to be seen: not over what was found. Those that stand there since they are
 * selected do not count.
 */
export function pickerStatus({ text, found, selected, unanswered }: Found): {
  words: string;
  isSeen: boolean;
} {
  const matching = found.filter((option) => matchesText(option, text));
  if (unanswered !== undefined)
    return { words: unanswered, isSeen: matching.every(({ value }) => selected.includes(value)) };
  if (matching.length === 0) return { words: filters.nothingInPicker, isSeen: true };
  return { words: text === '' ? '' : filters.pickerFound(matching.length), isSeen: false };
}

export function Picker({ name, ...props }: PickerListProps & { name: string }) {
  const { options, selected } = props;
  return (
    <PickerButton name={name} total={options.length} selected={selected.length}>
      <PickerList {...props} />
    </PickerButton>
  );
}

interface PickerButtonProps {
  name: string;
  /** Undefined where it is not known. */
  total: number | undefined;
  selected: number;
  /** The list. */
  children: ReactNode;
}

/**
 * A button that opens a list of checkboxes; absent when there is nothing to choose from (docs/rules.md#picker-offered).
 */
export function PickerButton({ name, total, selected, children }: PickerButtonProps) {
  if (total === 0 && selected === 0) return null;
  return (
    <Popup
      label={name}
      className={styles.popup}
      control={({ toggle, aria }) => (
        <button
          type="button"
          className={`${styles.button} ${selected > 0 ? styles.active : ''}`}
          onClick={toggle}
          {...aria}
        >
          {selected > 0 ? filters.pickerSelected(name, selected) : filters.pickerTotal(name, total)}
        </button>
      )}
    >
      {children}
    </Popup>
  );
}

export function PickerList({
  group,
  options,
  selected,
  onTick,
  searchPlaceholder,
  find = bySubstring,
  onSearch,
  unanswered,
}: PickerListProps) {
  const [text, setText] = useState('');
  const [shownCount, setShownCount] = useState(step);
  const scroller = useRef<HTMLDivElement>(null);
  const found = find(options, text);
  const status = pickerStatus({ text, found, selected, unanswered });

  function search(next: string) {
    setText(next);
    setShownCount(step);
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
          if (shownCount < found.length && scrollTop + clientHeight > scrollHeight - 200)
            setShownCount(shownCount + step);
        }}
      >
        {/* From the start: what comes into a live region that came with it is not read aloud. */}
        <p role="status" className={status.isSeen ? styles.nothing : 'visually-hidden'}>
          {status.words}
        </p>
        {found.length > 0 && (
          <OptionList
            group={group}
            options={found.slice(0, shownCount)}
            selected={selected}
            onTick={onTick}
          />
        )}
      </div>
    </fieldset>
  );
}
