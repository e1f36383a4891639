import { useEffect } from 'react';

const load = () => import('./watch-personal.ts');

/** Milliseconds: what the page is about comes first. */
const startDelay = 1000;

/** Who reads is looked up once the page stands; at once where the address asks for their order. */
export function useWatchPersonal(isWanted: boolean): void {
  useEffect(() => {
    const startWatching = () =>
      load().then(
        ({ watchPersonal, refreshPersonal: lookAgain }) => {
          watchPersonal();
          lookAgain();
        },
        () => {},
      );
    const timer = setTimeout(() => void startWatching(), isWanted ? 0 : startDelay);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
