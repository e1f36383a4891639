import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../ui/hooks/use-media.ts';

/** What becomes what: the title the heading, the tile the larger tile. Of each name there must be one at a time. */
const parts = { title: 'h1, h3', tile: 'span[aria-hidden]' };

function name(root: Element | null | undefined, isNamed: boolean) {
  for (const [part, selector] of Object.entries(parts)) {
    const element = root?.querySelector<HTMLElement>(selector);
    // Not an attribute of the page: its policy forbids those.
    if (element) element.style.viewTransitionName = isNamed ? part : '';
  }
}

const vacancy = () => document.querySelector('article > header');

/** Grows the card's title and tile into the vacancy's (docs/rules.md#motion); says whether it does. */
export function openWithTransition(card: Element | null, open: () => void): boolean {
  if (!document.startViewTransition || prefersReducedMotion()) return false;
  name(vacancy(), false);
  name(card, true);
  const { ready, finished } = document.startViewTransition(() => {
    name(card, false);
    flushSync(open);
    name(vacancy(), true);
  });
  // Another press has come meanwhile.
  ready.catch(() => {});
  void finished.finally(() => name(vacancy(), false));
  return true;
}
