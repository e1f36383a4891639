import { siteConfig } from '../api/site-config.ts';
import { beginStates, setAllStates } from './sync-state.ts';

/** For whoever has just signed in; answers what ends it. Where the stage does not offer it, nothing more is loaded. */
export function startAccountSync(userId: string): () => void {
  let stop = () => {};
  let isOver = false;
  beginStates(userId);
  async function start() {
    const { accountSync } = await siteConfig();
    if (!accountSync) {
      setAllStates(userId, { isOffered: false, isKnown: true });
      return;
    }
    const { runAccountSync } = await import('./engine.ts');
    if (!isOver) stop = runAccountSync(userId);
  }
  // Without an answer it is as where nothing is offered; the next page asks again.
  start().catch(() => setAllStates(userId, { isKnown: true }));
  return () => {
    isOver = true;
    stop();
    beginStates(null);
  };
}
