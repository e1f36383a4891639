import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { collapse } from '#core/domain/text/words.ts';
import { filters } from '../../texts/ru.ts';
import { CrossIcon, Icon } from '../../ui/icon.tsx';
import { takeHeldStep } from '../held-step.ts';
import { change, type Search, type SearchControl } from '../search-address.ts';
import styles from './search-box.module.css';

const typingPause = 200;

/** Where the shortcut finds the box. */
export const searchBoxId = 'search-box';

const asQuery = (text: string) => collapse(text).slice(0, 200).trimEnd();

/**
 * Typing replaces the present step of the browser's history; Enter, which presses the form's button, makes it a step of its own, so that Back leads
 * to the list as it was before the typing.
 */
export function SearchBox({ search, go, replace }: SearchControl) {
  /** The text being typed, the search it started from and the query last asked for; null when nothing is typed. */
  const [draft, setDraft] = useState<{ text: string; before: Search; asked: string } | null>(null);
  // Back, a chip or a reset may have changed the query meanwhile: then the address wins.
  const current = draft?.asked === search.q ? draft : null;
  const { text, before, asked } = current ?? { text: search.q, before: search, asked: search.q };

  const input = useRef<HTMLInputElement>(null);

  const ask = useEffectEvent(() => {
    const q = asQuery(text);
    if (!current || q === asked) return;
    setDraft({ text, before, asked: q });
    replace(change(search, { q }));
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(
      () => {
        takeHeldStep();
        ask();
      },
      draft.text === '' ? 0 : typingPause,
    );
    return () => clearTimeout(timer);
  }, [draft]);

  function commit() {
    setDraft(null);
    const q = asQuery(text);
    if (q === before.q) return;
    replace({ ...search, q: before.q, page: before.page });
    go(change(search, { q }));
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
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, before, asked })}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={filters.clearSearch}
          onClick={() => {
            setDraft({ text: '', before, asked });
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
