import { startTransition, useEffect, useState } from 'react';
import { answersElement } from '../api/page-answers.ts';

const isHydrated = (): boolean => typeof document !== 'undefined' && answersElement() === null;

/**
 * Whether the window is such. `serverMatches` is what a page that the server renders takes it for: no reader's window is known there.
 * Where it is another, the page is first hydrated as it came: at once, most of it would be drawn in one long task.
 */
export function useHydratedMedia(query: string, serverMatches: boolean): boolean {
  const [matches, setMatches] = useState(() => (isHydrated() ? matchMedia(query).matches : serverMatches));
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => setMatches(media.matches);
    startTransition(update);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return matches;
}
