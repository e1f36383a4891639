import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsOnboarded } from '../browser-storage/onboarded.ts';
import { useSession } from '../session/use-session.ts';

const OnboardingGate = lazy(() => import('./onboarding-gate.tsx'));

/**
 * Stands over the list, whatever its filters, until its user has completed it. A vacancy, which may have come by a
 * link, and other screens open without it.
 */
export function Onboarding() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return <OnboardingOf key={session.user.id} userId={session.user.id} />;
}

function OnboardingOf({ userId }: { userId: string }) {
  const isOnboarded = useIsOnboarded(userId);
  const { pathname, search } = useLocation();
  if (isOnboarded || pathname !== '/' || new URLSearchParams(search).has('vacancy')) return null;
  return (
    <Suspense>
      <OnboardingGate userId={userId} />
    </Suspense>
  );
}
