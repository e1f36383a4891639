import { useEffect } from 'react';

const load = () => import('./watch-personal.ts');

/** Milliseconds: what the page is about comes first. */
const pause = 1000;

/** Who reads is looked up once the page stands; at once where the address asks for their order. */
export function useWatchPersonal(isWanted: boolean): void {
  useEffect(() => {
    const look = () =>
      load().then(
        ({ watchPersonal, lookAgain }) => {
          watchPersonal();
          lookAgain();
        },
        () => {},
      );
    const timer = setTimeout(() => void look(), isWanted ? 0 : pause);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
