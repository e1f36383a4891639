import { useEffect, useEffectEvent, useState } from 'react';

/** How long nothing is typed before it is kept: each time the whole desk is written. */
const saveDelay = 400;

/** A text that keeps itself: after a moment, and when it is left, however that comes. */
export function useKeptText(kept: string, onKeep: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useEffectEvent(() => {
    if (typed === null) return;
    onKeep(typed);
    // From here on what another tab or device writes is shown, and stands.
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => save(), saveDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { value: typed ?? kept, type: setTyped, keepNow: () => save() };
}
