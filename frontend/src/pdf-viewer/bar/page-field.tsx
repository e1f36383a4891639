import { useId, useState } from 'react';
import { viewer as texts } from '../../texts/viewer/viewer-ru.ts';
import styles from './reader-bar.module.css';

interface PageFieldProps {
  page: number;
  pages: number;
  onGo(page: number): void;
}

/** The number of the page; what is typed counts after Enter, or when the field is left. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const ofId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function go() {
    const pageNumber = Number(typed);
    if (typed !== null && Number.isInteger(pageNumber) && pageNumber > 0) onGo(pageNumber);
    setTyped(null);
  }
  return (
    <span className={styles.page}>
      <input
        aria-label={texts.page}
        aria-describedby={ofId}
        type="text"
        inputMode="numeric"
        size={3}
        className={styles.number}
        value={typed ?? String(page)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
      <span id={ofId} className={styles.of}>
        {texts.ofPages(pages)}
      </span>
    </span>
  );
}
