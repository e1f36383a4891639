import { type RefObject, useEffect, useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLElement[]) {
  places = next;
  for (const changed of listeners) changed();
}

/**
 * A modal dialog makes the rest of the page inert: as long as one is open, notifications are shown inside it. What it
 * contains may name a better place, which is an element of its own in the dialog.
 */
export function useNotificationsInside(element: RefObject<HTMLElement | null>, isThere = true) {
  useEffect(() => {
    const place = isThere ? element.current : null;
    if (!place) return;
    replace([...places, place]);
    return () => replace(places.filter((one) => one !== place));
  }, [element, isThere]);
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** In the uppermost modal dialog; null where there is none. */
export const useNotificationsPlace = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => places.at(-1) ?? null);
