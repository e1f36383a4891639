import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { shell } from '../../texts/ru.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { lazyModule } from '../../ui/hooks/lazy-module.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { Notifications } from './notifications/notifications.tsx';
import { ApplyPrompt } from './tracker/apply-prompt.tsx';
import { useAccountSync } from './use-account-sync.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The service worker and what comes of it: after the page. */
const useOffline = lazyModule(() => import('../../offline/connection.tsx'));

/** To what the page is about, past search and filters; where nothing says that it is, to the page's content. */
function skipTo(main: HTMLElement | null) {
  const targets = main?.querySelectorAll<HTMLElement>('[data-skip-target]') ?? [];
  // A list behind an open vacancy is not to be seen.
  const target = [...targets].find((element) => element.checkVisibility()) ?? main;
  target?.focus();
}

export function Layout({ children }: { children: ReactNode }) {
  useScrollMemory();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const offline = useOffline();
  useAccountSync(userIdOf(useSession()));
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not before something can be hovered; without it tips stay as long as the pointer does.
    import('../../ui/tips/hide-tips-on-escape.ts').then((tips) => tips.hideTipsOnEscape()).catch(() => {});
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the anchor is for who has no script, else it would be a step of the history */}
      <a
        href="#main"
        className={`${styles.skip} not-printed`}
        onClick={(event) => {
          event.preventDefault();
          skipTo(main.current);
        }}
      >
        {shell.skip}
      </a>
      <Header />
      <div role="status">
        {offline ? (
          <offline.Connection isOnline={isOnline} className={styles.offline} />
        ) : (
          !isOnline && <p className={styles.offline}>{shell.offline}</p>
        )}
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {/* The desk itself has a place of its own for it. */}
        {pathname !== '/applications' && <ApplyPrompt />}
        {children}
      </main>
      <footer className={`${styles.footer} not-printed`}>
        <PageLink to="/market">{shell.market}</PageLink>
        <PageLink to="/about/matching">{shell.aboutMatching}</PageLink>
        <PageLink to="/developers">{shell.developers}</PageLink>
      </footer>
      <Notifications />
    </>
  );
}
