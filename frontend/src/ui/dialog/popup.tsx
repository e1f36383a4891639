import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './popup.module.css';

interface PopupProps {
  /** Draws the control; it must pass the given properties on to one `<button>`. */
  control(button: PopupButton): ReactNode;
  label: string;
  /** A function gets what closes the panel and gives the focus back: for what opens a dialog from here. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  className?: string | undefined;
}

export interface PopupButton {
  isOpen: boolean;
  toggle(): void;
  aria: { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; 'aria-controls'?: string };
}

/** On the chosen one, or the first that can be; but a text box would bring up a phone's keyboard over the list. */
function placeFocus(panel: HTMLElement | null) {
  const chosen = panel?.querySelector<HTMLElement>('input[type="radio"]:checked');
  const first = panel?.querySelector<HTMLElement>('input, button, a[href]');
  const hasNoKeys = matchMedia('(pointer: coarse)').matches;
  (chosen ?? (hasNoKeys ? panel : first))?.focus({ preventScroll: true });
}

/** A panel under a button: Esc closes it and gives the focus back, a click or the focus going elsewhere closes it too. */
export function Popup({ control, label, children, align = 'start', className = '' }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    placeFocus(panel.current);
    panel.current?.scrollIntoView({ block: 'nearest' });

    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
    const closeOutside = (event: Event) => {
      if (!isInside(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Whatever lies below (a drawer, the page's own Esc) must not hear it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    return () => controller.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={styles.root}>
      {control({
        isOpen,
        toggle: () => setOpen(!isOpen),
        aria: { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, ...(isOpen && { 'aria-controls': id }) },
      })}
      {isOpen && (
        <div className={`${styles.place} ${styles[align]}`}>
          <div
            ref={panel}
            id={id}
            role="dialog"
            tabIndex={-1}
            aria-label={label}
            className={`${styles.panel} ${className}`}
          >
            {typeof children === 'function' ? children(close) : children}
          </div>
        </div>
      )}
    </div>
  );
}
