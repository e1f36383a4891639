import { lazy, Suspense, useEffect, useState } from 'react';
import { useSyncState } from '../account-sync/sync-state.ts';
import { withKit } from '../ui/kit/with-kit.ts';

const OnboardingDialog = lazy(withKit(() => import('./onboarding-dialog.tsx')));

/** Who hears nothing from the account for so long begins as somebody new would. */
const timeoutMs = 8000;

/** Onboarding is once a person: first the account is asked (docs/rules.md#account-sync-onboarding). */
export default function OnboardingGate({ userId }: { userId: string }) {
  const { isKnown } = useSyncState(userId, 'profile');
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isKnown && isWaiting) return null;
  return (
    <Suspense>
      <OnboardingDialog userId={userId} />
    </Suspense>
  );
}
