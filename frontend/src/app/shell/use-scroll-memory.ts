import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { splitWindow } from '../../vacancies/split.ts';

/** How long a page may grow towards the place it is to be scrolled to. */
const restoreTimeout = 5_000;

const storageKey = 'scroll';
/** Read at first need: storage is slow to answer, and a page that is entered has nothing to come back to. */
let positions: Map<string, number> | undefined;

function scrollPositions(): Map<string, number> {
  positions ??= new Map(read());
  return positions;
}

function read(): [string, number][] {
  try {
    const saved = z.array(z.tuple([z.string(), z.number()]));
    return saved.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function write() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...scrollPositions()].slice(-50)));
  } catch {
    // Full or forbidden: the places then live as long as the page.
  }
}

/** The list and an open vacancy share a path but are two screens. */
const screenOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('vacancy') ?? ''}`;

/** The same list, and an open vacancy that comes or goes beside it: the list keeps its own place. */
function isSameList(a: Location, b: Location): boolean {
  const listOf = ({ search }: Location) => {
    const parameters = new URLSearchParams(search);
    parameters.delete('vacancy');
    return parameters.toString();
  };
  return (
    a.pathname === '/' && b.pathname === '/' && listOf(a) === listOf(b) && matchMedia(splitWindow).matches
  );
}

/**
 * The first entry of each load has the same key: the browser's own tells it from that of another load, also of one at
 * the same address; where there is none, the address does.
 */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? (window.navigation?.currentEntry?.key ?? `${pathname}${search}`) : key;

/** Whether the address was entered or followed from outside, rather than reloaded or come back to. */
const isEntered = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate';

/** Scrolls now, or as soon as what is loading has made the page tall enough. */
function scrollWhenPossible(top: number): () => void {
  // Where the place is depends on how high everything above it is.
  if (top > 0) document.documentElement.dataset.eagerLayout = 'true';
  const tryScroll = () => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 2;
  };
  if (tryScroll()) return () => {};
  const resizeObserver = new ResizeObserver(() => {
    if (tryScroll()) stop();
  });
  const controller = new AbortController();
  const timer = setTimeout(stop, restoreTimeout);
  function stop() {
    clearTimeout(timer);
    resizeObserver.disconnect();
    controller.abort();
  }
  resizeObserver.observe(document.body);
  // The reader has taken over.
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(event, stop, { signal: controller.signal, passive: true });
  return stop;
}

/** Back, Forward and a reload come to the place that was left; another screen begins at its top. */
export function useScrollMemory() {
  const location = useLocation();
  const navigation = useNavigationType();
  const shownLocation = useRef<Location | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const before = shownLocation.current;
    shownLocation.current = location;
    if (before === location) return;
    if (before ? isSameList(before, location) : isEntered()) return;
    if (navigation === 'POP') return scrollWhenPossible(scrollPositions().get(keyOf(location)) ?? 0);
    if (before && screenOf(before) !== screenOf(location)) scrollTo({ top: 0, behavior: 'instant' });
  }, [location, navigation]);

  useEffect(() => {
    // Now: by the time that something is scrolled, the browser may stand at another entry.
    const key = keyOf(location);
    const remember = () => scrollPositions().set(key, scrollY);
    const leave = () => {
      // Who scrolls and reloads at once leaves before the page hears of the scrolling.
      remember();
      write();
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, [location]);
}
