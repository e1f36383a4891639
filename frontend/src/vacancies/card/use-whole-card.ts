import { useEffect, useRef } from 'react';

/**
 * What has a tooltip lies above the card's stretched link and would swallow clicks; they are the link's all the same, with
 * their keys and buttons. A convenience for the mouse only: the keyboard and screen readers have the link.
 */
export function useWholeCard() {
  const card = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const handOn = (event: MouseEvent) => {
      const { target, type, button } = event;
      if (button > 1 || !(target instanceof Element) || target.closest('a, button, [role="dialog"]')) return;
      if (type === 'mousedown') {
        // Off a link the middle one makes the pointer scroll the page.
        if (button === 1) event.preventDefault();
        return;
      }
      // Who has selected a text there wants to copy it. Of what a script dispatches a browser follows a `click` alone.
      if (getSelection()?.isCollapsed !== false) link.current?.dispatchEvent(new MouseEvent('click', event));
    };
    const controller = new AbortController();
    for (const type of ['mousedown', 'click', 'auxclick'] as const)
      card.current?.addEventListener(type, handOn, controller);
    return () => controller.abort();
  }, []);
  return { card, link };
}
