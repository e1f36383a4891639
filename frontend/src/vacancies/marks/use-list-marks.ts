import { startTransition, useEffect, useState } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyModule } from '../../ui/hooks/lazy-module.ts';
import type { ListMarks } from './list-marks.tsx';
// Code that comes later wears these, and so does a vacancy that is drawn on the server: the first stylesheet has them.
import '../../ui/text-button/text-button.module.css';
import './marks.module.css';

export const useMarkParts = lazyModule(() => import('./list-marks.tsx'));

/** What the reader has made of the vacancies of a list: null until it is known, which is after the list. */
export function useListMarks(): ListMarks | null {
  const parts = useMarkParts();
  const userId = userIdOf(useSession());
  const [marks, setMarks] = useState<ListMarks | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    // Every card has marks, and nobody waits for the first ones.
    startTransition(() => {
      stop = parts?.watchMarks(userId, setMarks);
    });
    return stop;
  }, [parts, userId]);
  return marks;
}
