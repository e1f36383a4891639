import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../ui/hooks/use-media.ts';

/** What becomes what: the title the heading, the tile the larger tile. Of each name there must be one at a time. */
const parts = { title: 'h1, h3', tile: 'span[aria-hidden]' };

function setTransitionNames(root: Element | null | undefined, isNamed: boolean) {
  for (const [part, selector] of Object.entries(parts)) {
    const element = root?.querySelector<HTMLElement>(selector);
    // Not an attribute of the page: its policy forbids those.
    if (element) element.style.viewTransitionName = isNamed ? part : '';
  }
}

const vacancyHeader = () => document.querySelector('article > header');

/** Grows the card's title and tile into the vacancy's (docs/rules.md#motion); says whether it does. */
export function openWithTransition(card: Element | null, open: () => void): boolean {
  if (!document.startViewTransition || prefersReducedMotion()) return false;
  setTransitionNames(vacancyHeader(), false);
  setTransitionNames(card, true);
  const { ready, finished } = document.startViewTransition(() => {
    setTransitionNames(card, false);
    flushSync(open);
    setTransitionNames(vacancyHeader(), true);
  });
  // Another press has come meanwhile.
  ready.catch(() => {});
  void finished.finally(() => setTransitionNames(vacancyHeader(), false));
  return true;
}
