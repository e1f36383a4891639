import { useRef } from 'react';
import { shell } from '../../../texts/ru.ts';
import { keepFocusOnPage } from '../../../ui/hooks/keep-focus.ts';
import { CrossIcon, Icon } from '../../../ui/icon.tsx';
import { dismiss, type Notification } from '../../../ui/notifications/notifications.ts';
import { FailureDetails } from './failure-details.tsx';
import styles from './notification-list.module.css';

/** In the icon's circle. */
const signs: Record<Notification['type'], string> = {
  success: 'm6.5 10.2 2.4 2.4 4.6-5',
  error: 'M10 6v4.6M10 13.6v.1',
  info: 'M10 9.4V14M10 6.3v.1',
};

/** The newest at the end. What each says is said aloud by the region around them. */
export default function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const before = useRef<Element | null>(null);
  /** By one of its own buttons, which has the focus and goes: back to where that came from, if it is still there. */
  function close(id: string) {
    dismiss(id);
    requestAnimationFrame(() => {
      if (before.current instanceof HTMLElement) keepFocusOnPage(before.current);
      keepFocusOnPage();
    });
  }
  return (
    <ul
      className={styles.list}
      data-notification-list
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {notifications.map(({ id, type, title, text, requestId, action: act }) => (
        <li key={id} className={`${styles.notification} ${styles[type]}`}>
          <Icon>
            <circle cx="10" cy="10" r="7.6" />
            <path d={signs[type]} />
          </Icon>
          <div className={styles.words}>
            {title && <p className={styles.title}>{title}</p>}
            {requestId ? <FailureDetails text={text} requestId={requestId} /> : <p>{text}</p>}
            {act && (
              <button
                type="button"
                className={styles.act}
                onClick={() => {
                  close(id);
                  act.run();
                }}
              >
                {act.text}
              </button>
            )}
          </div>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={shell.dismiss}
            onClick={() => close(id)}
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
