import { startTransition, useEffect, useState } from 'react';
import { answersElement } from '../api/page-answers.ts';

const isTakenOver = (): boolean => typeof document !== 'undefined' && answersElement() === null;

/**
 * Whether the window is such. `drawn` is what a page that comes drawn takes it for: no reader's window is known there.
 * Where it is another, the page is first taken over as it came: at once, most of it would be drawn in one long task.
 */
export function useDrawnMedia(query: string, drawn: boolean): boolean {
  const [matches, setMatches] = useState(() => (isTakenOver() ? matchMedia(query).matches : drawn));
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setMatches(media.matches);
    startTransition(look);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}
