import { type RefObject, useEffect, useRef } from 'react';

const cardOf = (id: string) => document.querySelector(`[data-record="${CSS.escape(id)}"]`);

const titleOf = (id: string) => cardOf(id)?.querySelector<HTMLElement>('[data-title]');

/** The cards behind and before it in its list, the nearest first. */
function neighboursOf(id: string): string[] {
  const item = cardOf(id)?.closest('li');
  return [item?.nextElementSibling, item?.previousElementSibling].flatMap(
    (element) => element?.querySelector<HTMLElement>('[data-record]')?.dataset.record ?? [],
  );
}

/**
 * A card that moves is drawn anew at another place, or nowhere: then reading goes on at its neighbour, and without one
 * at the heading. Answers what is to be called before it is drawn.
 */
export function useFocusOnRecord(heading: RefObject<HTMLElement | null>) {
  const next = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const ids = next.current;
    if (ids === null) return;
    next.current = null;
    // In a dialog it stays there; one that was closed with its card leaves it on the page's content.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.id !== 'main') return;
    const title = ids.map(titleOf).find((candidate) => candidate != null);
    (title ?? heading.current)?.focus();
  });
  return (id: string) => {
    next.current = [id, ...neighboursOf(id)];
  };
}
