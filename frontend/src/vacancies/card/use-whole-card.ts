import { useEffect, useRef } from 'react';
import { isPlain } from '../../ui/control/page-link.tsx';

/**
 * What has a tooltip lies above the card's stretched link and would swallow clicks; they are the link's all the same, with
 * their keys and buttons. A convenience for the mouse only: the keyboard and screen readers have the link.
 */
export function useWholeCard() {
  const card = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { current: whole } = card;
    const handOn = (event: MouseEvent) => {
      const { target, type, button } = event;
      if (button > 1 || !(target instanceof Element) || target.closest('a, button, [role="dialog"]')) return;
      if (type === 'mousedown') {
        // Off a link the middle one makes the pointer scroll the page, and Shift selects up to here.
        if (button === 1 || event.shiftKey) event.preventDefault();
      } else if (!isPlain(event)) {
        // Not every browser does with a click of a script what its keys say.
        if (link.current) open(link.current.href, '_blank', 'noopener');
        // Who has selected a text there wants to copy it.
      } else if (
        !whole ||
        getSelection()?.isCollapsed !== false ||
        !getSelection()?.containsNode(whole, true)
      )
        link.current?.dispatchEvent(new MouseEvent('click', event));
    };
    const controller = new AbortController();
    for (const type of ['mousedown', 'click', 'auxclick'] as const)
      whole?.addEventListener(type, handOn, controller);
    return () => controller.abort();
  }, []);
  return { card, link };
}
