import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** What had the focus may be gone; then reading goes on at `next` or the page's content, not at the browser's top. */
export function keepFocusOnPage(next?: HTMLElement | null) {
  if (document.activeElement === document.body)
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Does what takes the pressed control away, and goes on to what `next` then finds: no frame is without a focus. */
export function keepFocusThrough(act: () => void, next: () => HTMLElement | null | undefined) {
  flushSync(act);
  keepFocusOnPage(next());
}

/**
 * Where the focus goes away with the element, it goes on to what `next`, always the same function, then finds: once React has
 * done with the page, and before it is drawn.
 */
export function useFocusAfter(element: RefObject<HTMLElement | null>, next: () => HTMLElement | null) {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) queueMicrotask(() => keepFocusOnPage(next()));
    };
  }, [element, next]);
}
