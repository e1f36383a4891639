import { type ReactNode, useRef } from 'react';
import { shell } from '../../texts/ru.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { Notifications } from './notifications/notifications.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

export function Layout({ children }: { children: ReactNode }) {
  useScrollMemory();
  const isOnline = useOnline();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* Not a link to an anchor: the address holds the list's state. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {shell.skip}
      </button>
      <Header />
      <div role="status">{!isOnline && <p className={styles.offline}>{shell.offline}</p>}</div>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Notifications />
    </>
  );
}
