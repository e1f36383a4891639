import { useLayoutEffect, useRef } from 'react';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { keepFocusOnPage } from '../../ui/hooks/keep-focus.ts';
import styles from './marks.module.css';

interface HiddenRunProps {
  length: number;
  isOpen: boolean;
  onToggle(): void;
}

/** Stands for cards that are hidden. Where the next answer has none of them, reading goes on at the card behind. */
export function HiddenRun({ length, isOpen, onToggle }: HiddenRunProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const leaving = item.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const list = leaving.parentElement;
      const behind = [
        ...(list?.querySelectorAll<HTMLElement>('[data-card]:not([hidden]) h3 a') ?? []),
      ].filter((link) => leaving.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
      requestAnimationFrame(() => keepFocusOnPage(behind.find((link) => link.isConnected)));
    };
  }, []);
  return (
    <li ref={item}>
      <button type="button" className={styles.run} aria-expanded={isOpen} data-hidden-run onClick={onToggle}>
        {texts.hiddenRun(length)}
      </button>
    </li>
  );
}
