import Button from '@cloudscape-design/components/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recheckRoles } from '../session/session.ts';
import type { SessionState } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { adminGate } from '../texts/admin/admin-ru.ts';
import { failure, page } from '../texts/ru.ts';
import { useFocusAfter } from '../ui/hooks/keep-focus.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import styles from './admin-gate.module.css';
import { pageHeading } from './page-heading.ts';

/** How long who may not be here sees why (docs/rules.md#role-denied). */
const redirectAfter = 1_500;

type Access = 'unknown' | 'unanswered' | 'allowed' | 'denied';

/** What the screen shows; what may be done the server decides at each call. */
export function accessOf(session: SessionState): Access {
  if (session.status === 'visitor') return 'denied';
  if (session.status === 'loading') return 'unknown';
  if (session.user.isAdmin === null) return session.user.isRoleUnanswered ? 'unanswered' : 'unknown';
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
  if (access === 'unanswered') return <Unanswered />;
  return access === 'allowed' ? children : <Denied />;
}

/** The session asks again by itself as well (docs/rules.md#role-denied). */
function Unanswered() {
  const [isAsking, setAsking] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useFocusAfter(message, pageHeading);
  return (
    <div ref={message} className={styles.denied} role="alert">
      <p>{adminGate.unanswered}</p>
      <p className={styles.text}>{failure.noAnswer}</p>
      <Button
        formAction="none"
        loading={isAsking}
        loadingText={adminGate.loading}
        onClick={() => {
          setAsking(true);
          void recheckRoles().finally(() => setAsking(false));
        }}
      >
        {failure.retry}
      </Button>
    </div>
  );
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
