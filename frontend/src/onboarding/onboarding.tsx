import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsOnboarded } from '../browser-storage/user-data.ts';
import { useSession } from '../session/use-session.ts';

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/**
 * Stands on `/` with any query, so that neither Back nor a changed filter leads around it, until its user has
 * completed it. Other screens open without it.
 */
export function Onboarding() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user' || pathname !== '/') return null;
  return <OnboardingOf key={session.user.id} userId={session.user.id} />;
}

function OnboardingOf({ userId }: { userId: string }) {
  const isOnboarded = useIsOnboarded(userId);
  if (isOnboarded) return null;
  return (
    <Suspense>
      <OnboardingDialog userId={userId} />
    </Suspense>
  );
}
