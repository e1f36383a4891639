import { type RefObject, useEffect, useSyncExternalStore } from 'react';

let containers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLElement[]) {
  containers = next;
  for (const changed of listeners) changed();
}

/**
 * A modal dialog makes the rest of the page inert: as long as one is open, notifications are shown inside it. What it
 * contains may name a better place, which is an element of its own in the dialog.
 */
export function useNotificationsInside(element: RefObject<HTMLElement | null>, isThere = true) {
  useEffect(() => {
    const container = isThere ? element.current : null;
    if (!container) return;
    replace([...containers, container]);
    return () => replace(containers.filter((other) => other !== container));
  }, [element, isThere]);
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** In the uppermost modal dialog; null where there is none. */
export const useNotificationContainer = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => containers.at(-1) ?? null,
    () => null,
  );
