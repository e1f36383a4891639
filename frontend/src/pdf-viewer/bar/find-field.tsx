import { useState } from 'react';
import { viewer as texts } from '../../texts/viewer/viewer-ru.ts';
import { SearchIcon } from './bar-icons.tsx';
import styles from './reader-bar.module.css';

interface FindFieldProps {
  found: { current: number; total: number } | null;
  onFind(query: string): void;
}

/** Enter finds, Enter again goes to the next place; an emptied field ends the search. */
export function FindField({ found, onFind }: FindFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <search className={styles.find}>
      <input
        type="search"
        className={styles.query}
        aria-label={texts.find}
        placeholder={texts.find}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value === '') onFind('');
        }}
        onKeyDown={({ key }) => key === 'Enter' && onFind(typed)}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={texts.findNext}
        title={texts.findNext}
        onClick={() => onFind(typed)}
      >
        <SearchIcon />
      </button>
      <span role="status" className={styles.scale}>
        {found && texts.found(found.current, found.total)}
      </span>
    </search>
  );
}
