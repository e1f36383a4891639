import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import { sessionNow, subscribe, visitor } from './session-store.ts';

/** Who is here, in every tab the same. 'loading' only where there may be a session: a visitor never waits. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, sessionNow, () => visitor);
