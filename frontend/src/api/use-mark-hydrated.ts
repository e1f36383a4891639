import { useEffect } from 'react';
import { answersElement } from './page-answers.ts';

/**
 * From here on the server-rendered page is the application's own, and `hydrate-once-painted.ts` hears of it: for the
 * innermost screen, which is hydrated last.
 */
export const useMarkHydrated = (isInnermost = true): void =>
  useEffect(() => {
    const answers = isInnermost ? answersElement() : null;
    if (!answers) return;
    answers.remove();
    document.dispatchEvent(new Event('hydrated'));
  }, [isInnermost]);
