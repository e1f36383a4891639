import { siteConfig } from '../api/site-config.ts';
import { dismiss, shownNotifications } from '../ui/notifications/notifications.ts';
import { beginSearches, searchesState, setSearches } from './searches/searches-state.ts';
import { beginStates, setAllStates } from './sync-state.ts';

/** What is still to be sent, before its owner signs out: without a token nothing can be. Answers once it is on its way. */
export async function sendBeforeSignOut(userId: string): Promise<void> {
  const { isOffered } = searchesState(userId);
  if (!isOffered) return;
  const { sendPending } = await import('./searches/sync-searches.ts');
  await sendPending(userId, { isLeaving: true });
}

/** Nobody can take back what somebody else did. */
function dismissOthers(userId: string | null) {
  for (const { id, owner } of shownNotifications()) if (owner !== undefined && owner !== userId) dismiss(id);
}

/** For whoever has just signed in; answers what ends it. Where the stage does not offer it, nothing more is loaded. */
export function startAccountSync(userId: string): () => void {
  const running: (() => void)[] = [];
  let isOver = false;
  dismissOthers(userId);
  beginStates(userId);
  beginSearches(userId);
  const startUnlessOver = (run: (userId: string) => () => void) => {
    if (!isOver) running.push(run(userId));
  };
  async function start() {
    const { accountSync } = await siteConfig();
    if (accountSync) startUnlessOver((await import('./engine.ts')).runAccountSync);
    else setAllStates(userId, { isOffered: false, isKnown: true });
  }
  async function startSearches() {
    const { subscriptions } = await siteConfig();
    if (subscriptions) startUnlessOver((await import('./searches/engine.ts')).runSearches);
    else setSearches(userId, { isOffered: false });
  }
  // Without an answer it is as where nothing is offered; the next page asks again.
  start().catch(() => setAllStates(userId, { isKnown: true }));
  startSearches().catch(() => {});
  return () => {
    isOver = true;
    for (const stop of running) stop();
    dismissOthers(null);
    beginStates(null);
    beginSearches(null);
  };
}
