import { useEffect, useEffectEvent, useState } from 'react';
import { unsaved } from '../../texts/viewer-ru.ts';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { CloseQuestion } from './close-question.tsx';

interface MarksGuardProps {
  /** As long as marks are not saved. */
  isHeld: boolean;
  finish(): Promise<boolean>;
}

/** Who goes to another screen waits for the last marks, and is asked where they could not be saved. */
export function MarksGuard({ isHeld, finish }: MarksGuardProps) {
  const guard = useLeaveGuard(isHeld);
  const [isLosing, setLosing] = useState(false);
  const { isAsking } = guard;
  const saveFirst = useEffectEvent(async () => {
    if (await finish()) guard.leave();
    else setLosing(true);
  });
  useEffect(() => {
    if (isAsking) void saveFirst();
  }, [isAsking]);

  function answer(go: () => void) {
    setLosing(false);
    go();
  }

  return (
    isAsking &&
    isLosing && (
      <CloseQuestion {...unsaved} onStay={() => answer(guard.stay)} onLeave={() => answer(guard.leave)} />
    )
  );
}
