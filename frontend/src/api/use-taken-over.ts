import { useEffect } from 'react';
import { answersElement } from './page-answers.ts';

/**
 * From here on the page that came drawn is the application's own, and `take-over.ts` hears of it: for the innermost
 * screen, which is taken over last.
 */
export const useMarkHydrated = (isInnermost = true): void =>
  useEffect(() => {
    const answers = isInnermost ? answersElement() : null;
    if (!answers) return;
    answers.remove();
    document.dispatchEvent(new Event('taken-over'));
  }, [isInnermost]);
