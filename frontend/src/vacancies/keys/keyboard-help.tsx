import { useEffect, useId, useRef } from 'react';
import { keyboard } from '../../texts/vacancies/keyboard-ru.ts';
import { useNotificationsInside } from '../../ui/notifications/notification-container.ts';
import ShortcutsSwitch from '../../ui/shortcuts/shortcuts-switch.tsx';
import styles from './keyboard-help.module.css';

export default function KeyboardHelp({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useNotificationsInside(dialog);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.help} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>{keyboard.heading}</h2>
      <dl className={styles.keys}>
        {keyboard.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.switch}>
        <ShortcutsSwitch />
        <p>{keyboard.alsoInMenu}</p>
      </div>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {keyboard.close}
      </button>
    </dialog>
  );
}
