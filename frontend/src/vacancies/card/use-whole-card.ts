import { useEffect, useRef } from 'react';

/**
 * What has a tooltip lies above the card's stretched link and would swallow clicks; they open the vacancy all the
 * same. A convenience for the mouse only: the keyboard and screen readers have the link.
 */
export function useWholeCard() {
  const card = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = card.current;
    const open = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('a, button, [role="dialog"]')) link.current?.click();
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, []);
  return { card, link };
}
