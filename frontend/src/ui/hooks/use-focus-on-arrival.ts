import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key of the entry that the browser itself opened or loaded anew: there the focus is the browser's business. */
const firstEntry: string = globalThis.history?.state?.key ?? 'default';

/** For the heading of a screen: takes the focus when the screen replaced another, so that it is read aloud. */
export function useFocusOnArrival<E extends HTMLElement>() {
  const { key } = useLocation();
  const heading = useRef<E>(null);
  const keyOnArrival = useRef(key);
  useEffect(() => {
    if (keyOnArrival.current !== firstEntry) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
