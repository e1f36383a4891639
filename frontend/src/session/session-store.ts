import { reduceSession, type SessionEvent, type SessionState, userIdOf } from './session-state.ts';
import { hasStoredSession, isReturnFromProvider } from './stored-session.ts';

const mayHaveSession = () => hasStoredSession() || isReturnFromProvider(globalThis.location?.search ?? '');

/** As which everybody comes. One object: React draws anew what it took over where the store's is another. */
export const visitor: SessionState = { status: 'visitor' };

/** A visitor is known for one at once; anybody else after Amplify has looked at the tokens. */
let current: SessionState = mayHaveSession() ? { status: 'loading' } : visitor;
const listeners = new Set<() => void>();

export const sessionNow = () => current;

export function dispatch(event: SessionEvent) {
  const next = reduceSession(current, event);
  if (next === current) return;
  current = next;
  for (const changed of listeners) changed();
}

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * For whoever is here: at once where that is known, else as soon as it is. What somebody does meanwhile is not a visitor's.
 * Answers what gives it up.
 */
export function whenKnown(act: (userId: string | null) => void): () => void {
  const tryToAct = () => {
    if (current.status === 'loading') return;
    stop();
    act(userIdOf(current));
  };
  const stop = subscribe(tryToAct);
  tryToAct();
  return stop;
}
