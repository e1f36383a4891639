import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** Whether somebody is leaving and must be asked. */
  isAsking: boolean;
  stay(): void;
  leave(): void;
  /** Goes there without a question. */
  leaveTo(address: string): void;
}

/**
 * Holds a reader who is about to lose what they typed: the browser asks before another site or a closed tab, and
 * `isAsking` is for the page to ask before another screen. Without the Navigation API only the browser asks. Where
 * `isHarmless` says so, going there loses nothing.
 */
export function useLeaveGuard(isActive: boolean, isHarmless: (to: URL) => boolean = () => false): LeaveGuard {
  const navigate = useNavigate();
  const [blockedNavigation, setBlockedNavigation] = useState<(() => void) | null>(null);
  const isReleased = useRef(false);

  const block = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType } = event;
    const to = new URL(destination.url);
    const isElsewhere =
      destination.sameDocument && to.pathname + to.search !== location.pathname + location.search;
    if (isReleased.current || !event.cancelable || !isElsewhere || isHarmless(to)) return;
    event.preventDefault();
    setBlockedNavigation(() =>
      navigationType === 'traverse'
        ? () => navigation.traverseTo(destination.key)
        : () => navigate(to.pathname + to.search + to.hash, { replace: navigationType === 'replace' }),
    );
  });

  useEffect(() => {
    if (!isActive) return;
    isReleased.current = false;
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    if ('navigation' in globalThis)
      navigation.addEventListener('navigate', (event) => block(event), { signal });
    return () => controller.abort();
  }, [isActive]);

  function release(go: () => void) {
    isReleased.current = true;
    setBlockedNavigation(null);
    go();
  }

  return {
    isAsking: blockedNavigation !== null,
    stay: () => setBlockedNavigation(null),
    leave: () => release(blockedNavigation ?? (() => {})),
    leaveTo: (address) => release(() => navigate(address)),
  };
}
