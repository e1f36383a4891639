import { useCallback, useSyncExternalStore } from 'react';

/** `drawn` is what the page that the server draws takes it for: no reader's window is known there. */
export function useMedia(query: string, drawn = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => drawn,
  );
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
