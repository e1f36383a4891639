import { useEffect, useRef } from 'react';
import { dismiss, type Notification, notify } from './notifications.ts';

/** An error that its screen takes back once its cause is gone: when it says so, when it tells another, when it is left. */
export function useOwnError() {
  const told = useRef<string | null>(null);
  const forget = () => {
    if (told.current !== null) dismiss(told.current);
    told.current = null;
  };
  useEffect(() => forget, []);
  const tell = (error: Omit<Notification, 'id' | 'type'>) => {
    forget();
    told.current = notify({ type: 'error', ...error });
  };
  return { tell, forget };
}
