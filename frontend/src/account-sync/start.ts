import { syncKinds } from '#core/domain/user/consent.ts';
import { siteConfig } from '../api/site-config.ts';
import { dismiss, shownNotifications } from '../ui/notifications/notifications.ts';
import { beginSearches, searchesState, setSearches } from './searches/searches-state.ts';
import { beginStates, setAllStates, stateNow } from './sync-state.ts';

async function sendSearches(userId: string): Promise<void> {
  if (!searchesState(userId).isOffered) return;
  const { sendPending } = await import('./searches/sync-searches.ts');
  await sendPending(userId, { isLeaving: true });
}

/** Desk, profile, resume and its versions, each where the account keeps it. */
export async function sendKept(userId: string): Promise<void> {
  if (!syncKinds.some((kind) => stateNow(userId, kind).isOffered)) return;
  const { sendUnsent } = await import('./engine.ts');
  await sendUnsent(userId);
}

/** What is still to be sent, before its owner signs out: without a token nothing can be. Answers once that is done. */
export async function sendBeforeSignOut(userId: string): Promise<void> {
  await Promise.allSettled([sendSearches(userId), sendKept(userId)]);
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
