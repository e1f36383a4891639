import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shell } from '../../../texts/ru.ts';
import { useNotificationContainer } from '../../../ui/notifications/notification-container.ts';
import { useNotifications } from '../../../ui/notifications/notifications.ts';
import styles from './notifications.module.css';

const loadNotificationList = () => import('./notification-list.tsx');
const NotificationList = lazy(loadNotificationList);

/** Long enough after the start not to compete with it; before most failures, so that offline ones can be told. */
const fetchAfter = 1_500;

export function Notifications() {
  const notifications = useNotifications();
  const container = useNotificationContainer();
  useEffect(() => {
    const timer = setTimeout(() => void loadNotificationList().catch(() => {}), fetchAfter);
    return () => clearTimeout(timer);
  }, []);
  const list = notifications.length > 0 && (
    <Suspense>
      <NotificationList notifications={notifications} />
    </Suspense>
  );
  const region = (isShown: boolean) => (
    <section
      className={`${styles.region} not-printed`}
      {...(isShown && { 'aria-label': shell.notifications })}
      aria-live="polite"
    >
      {isShown && list}
    </section>
  );
  return (
    <>
      {/* Stands from the start: what comes into a live region that came with it is not read aloud. */}
      {region(!container)}
      {container && createPortal(region(true), container)}
    </>
  );
}
