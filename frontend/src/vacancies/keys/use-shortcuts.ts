import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from '../../browser-storage/shortcuts.ts';
import { searchBoxId } from '../filters/search-box.tsx';

interface Shortcuts {
  isListShown: boolean;
  onHelp(): void;
}

/** A dialog is open, or keys are for what is typed into. */
const isBusyElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open], [role="dialog"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [role="listbox"]') !== null);

/** Whether a key is meant for the page, and its reader has not switched such keys off. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !isBusyElsewhere(event.target) &&
  areShortcutsOn();

function moveFocus(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('[data-card]:not([hidden]) h3 a')];
  // Beside an open vacancy, which has the focus, one goes on from its card.
  const current = [document.activeElement, document.querySelector('[data-card] h3 a[aria-current]')];
  const at = Math.max(...current.map((link) => links.indexOf(link as HTMLElement)));
  const next = at === -1 ? links[0] : links[at + step];
  next?.focus();
}

/** `/` search, `j` and `k` cards, `?` help, by the key's place: a Russian layout has other letters there. */
export function useShortcuts({ isListShown, onHelp }: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
      event.preventDefault();
      onHelp();
    } else if (!isListShown) {
      return;
    } else if (event.key === '/' || event.code === 'Slash') {
      event.preventDefault();
      document.getElementById(searchBoxId)?.focus();
    } else if (event.code === 'KeyJ') moveFocus(1);
    else if (event.code === 'KeyK') moveFocus(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
