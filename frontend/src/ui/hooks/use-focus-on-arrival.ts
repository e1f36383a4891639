import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { firstEntry } from './first-entry.ts';

/**
 * For the heading of a screen: takes the focus when the screen replaced another, so that it is read aloud. On the first
 * one the focus is the browser's business.
 */
export function useFocusOnArrival<E extends HTMLElement>() {
  const { key } = useLocation();
  const heading = useRef<E>(null);
  const keyOnArrival = useRef(key);
  useEffect(() => {
    if (keyOnArrival.current !== firstEntry) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
