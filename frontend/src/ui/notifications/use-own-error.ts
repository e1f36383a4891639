import { useEffect, useRef } from 'react';
import { dismiss, type Notification, notify } from './notifications.ts';

/** An error that its screen takes back once its cause is gone: when it says so, when it tells another, when it is left. */
export function useOwnError() {
  const shownId = useRef<string | null>(null);
  const forget = () => {
    if (shownId.current !== null) dismiss(shownId.current);
    shownId.current = null;
  };
  useEffect(() => forget, []);
  const show = (error: Omit<Notification, 'id' | 'type'>) => {
    forget();
    shownId.current = notify({ type: 'error', ...error });
  };
  return { show, forget };
}
