import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import { sessionNow, subscribe } from './session-store.ts';

/** The page as it comes is everybody's. */
const visitor: SessionState = { status: 'visitor' };

/** Who is here, in every tab the same. 'loading' only where there may be a session: a visitor never waits. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, sessionNow, () => visitor);
