import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shell } from '../../../texts/ru.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useNotificationContainer } from '../../../ui/notifications/notification-container.ts';
import { dismiss, useNotifications } from '../../../ui/notifications/notifications.ts';
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
    <ErrorBoundary
      fallback={notifications.map(({ id, title, text, action }) => (
        <p key={id} className={styles.plain}>
          {title} {text}
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.text}
            </button>
          )}
          <button type="button" aria-label={shell.dismiss} onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    >
      <Suspense>
        <NotificationList notifications={notifications} />
      </Suspense>
    </ErrorBoundary>
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
