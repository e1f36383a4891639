import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shell } from '../../../texts/ru.ts';
import { useNotifications } from '../../../ui/notifications/notifications.ts';
import { useNotificationsPlace } from '../../../ui/notifications/notifications-place.ts';
import styles from './notifications.module.css';

const loadFlashes = () => import('./flashes.tsx');
const Flashes = lazy(loadFlashes);

/** Long enough after the start not to compete with it; before most failures, so that offline ones can be told. */
const fetchAfter = 1_500;

export function Notifications() {
  const notifications = useNotifications();
  const place = useNotificationsPlace();
  useEffect(() => {
    const timer = setTimeout(loadFlashes, fetchAfter);
    return () => clearTimeout(timer);
  }, []);
  const flashes = notifications.length > 0 && (
    <Suspense>
      <Flashes notifications={notifications} />
    </Suspense>
  );
  const region = (isShown: boolean) => (
    <section
      className={styles.region}
      {...(isShown && { 'aria-label': shell.notifications })}
      aria-live="polite"
    >
      {isShown && flashes}
    </section>
  );
  return (
    <>
      {/* Stands from the start: what comes into a live region that came with it is not read aloud. */}
      {region(!place)}
      {place && createPortal(region(true), place)}
    </>
  );
}
