import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { collapse } from '#core/domain/text/words.ts';
import { filters } from '../../texts/ru.ts';
import { CrossIcon, Icon } from '../../ui/icon.tsx';
import { takePendingStep } from '../pending-step.ts';
import { change, type Search, type SearchControl, withTextOf } from '../search-address.ts';
import styles from './search-box.module.css';

const typingPause = 200;

/** Where the shortcut finds the box. */
export const searchBoxId = 'search-box';

const normalizeQuery = (text: string) => collapse(text).slice(0, 200).trimEnd();

/**
 * Typing replaces the present step of the browser's history; Enter, which presses the form's button, makes it a step of its own, so that Back leads
 * to the list as it was before the typing.
 */
export function SearchBox({ search, go, replace }: SearchControl) {
  /** The text being typed, the search it started from and the query last asked for; null when nothing is typed. */
  const [draft, setDraft] = useState<{ text: string; before: Search; sentQuery: string } | null>(null);
  // Back, a chip or a reset may have changed the query meanwhile: then the address wins.
  const current = draft?.sentQuery === search.q ? draft : null;
  const { text, sentQuery } = current ?? { text: search.q, sentQuery: search.q };
  // What was typed before another page was turned to is a step already.
  const before = current && search.page === 1 ? current.before : search;

  const input = useRef<HTMLInputElement>(null);

  const sendQuery = useEffectEvent(() => {
    const q = normalizeQuery(text);
    if (!current || q === sentQuery) return;
    setDraft({ text, before, sentQuery: q });
    replace(change(search, { q }));
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(
      () => {
        takePendingStep();
        sendQuery();
      },
      draft.text === '' ? 0 : typingPause,
    );
    return () => clearTimeout(timer);
  }, [draft]);

  function commit() {
    setDraft(null);
    const q = normalizeQuery(text);
    if (search.q !== before.q) replace(withTextOf(before, search));
    if (q !== before.q) go(change(search, { q }));
  }

  return (
    <search className={styles.box}>
      <Icon>
        <circle cx="9" cy="9" r="5.6" />
        <path d="m13.2 13.2 3.6 3.6" />
      </Icon>
      <input
        ref={input}
        type="search"
        name="q"
        id={searchBoxId}
        className={styles.input}
        value={text}
        placeholder={filters.search}
        aria-label={filters.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, before, sentQuery })}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={filters.clearSearch}
          onClick={() => {
            setDraft({ text: '', before, sentQuery });
            input.current?.focus();
          }}
        >
          <CrossIcon />
        </button>
      )}
      <button type="submit" className={styles.find} onClick={commit}>
        {filters.find}
      </button>
    </search>
  );
}
