import { lazy, Suspense, useEffect, useState } from 'react';
import { useSyncState } from '../account-sync/sync-state.ts';
import { withKit } from '../ui/kit/with-kit.ts';

const OnboardingDialog = lazy(withKit(() => import('./onboarding-dialog.tsx')));

/** Who hears nothing from the account for so long begins as somebody new would. */
const patienceMs = 8000;

/** Onboarding is once a person: first the account is asked (docs/rules.md#account-sync-onboarding). */
export default function OnboardingGate({ userId }: { userId: string }) {
  const { isKnown } = useSyncState(userId, 'profile');
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isKnown && isPatient) return null;
  return (
    <Suspense>
      <OnboardingDialog userId={userId} />
    </Suspense>
  );
}
