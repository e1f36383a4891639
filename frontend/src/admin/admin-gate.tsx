import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionState } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { adminGate } from '../texts/admin/admin-ru.ts';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import styles from './admin-gate.module.css';

/** How long who may not be here sees why (docs/rules.md#role-denied). */
const redirectAfter = 1_500;

type Access = 'unknown' | 'allowed' | 'denied';

/** What the screen shows; what may be done the server decides at each call. */
export function accessOf(session: SessionState): Access {
  if (session.status === 'visitor') return 'denied';
  if (session.status === 'loading' || session.user.isAdmin === null) return 'unknown';
  return session.user.isAdmin ? 'allowed' : 'denied';
}

export function AdminGate({ children }: { children: ReactNode }) {
  const access = accessOf(useSession());
  if (access === 'unknown')
    return (
      <p role="status" className={styles.loading}>
        {adminGate.loading}
      </p>
    );
  return access === 'allowed' ? children : <Denied />;
}

function Denied() {
  const navigate = useNavigate();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.denied} role="alert">
      <title>{page.title(adminGate.denied)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {adminGate.denied}
      </h1>
      <p className={styles.text}>{adminGate.deniedText}</p>
    </div>
  );
}
