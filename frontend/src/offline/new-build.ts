import { offline } from '../texts/offline-ru.ts';
import { dismiss, notify } from '../ui/notifications/notifications.ts';
import { workerAddress } from './worker-address.ts';

/** Milliseconds after which who comes back to the tab is looked for again. */
const checkEveryMs = 15 * 60_000;

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Of the worker that is published now; null where there is no connection, or none that we know. */
async function publishedBuild(): Promise<string | null> {
  try {
    const response = await fetch(workerAddress, { cache: 'no-cache' });
    return response.ok ? (/"id":"(\w{16})"/.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}

let notificationId: string | null = null;

/** Says that there is a new build, where there is one. What is typed stays until its reader presses. */
async function checkBuild(): Promise<void> {
  const published = await publishedBuild();
  if (published === null || published === ownBuild()) return;
  if (notificationId !== null) dismiss(notificationId);
  notificationId = notify({
    type: 'info',
    text: offline.newBuild,
    stays: true,
    action: { text: offline.reload, run: () => location.reload() },
  });
}

/** Looks when a file of the page is missing, when its reader comes back, and when the returned function is called. */
export function watchBuild(signal: AbortSignal): () => void {
  let checkedAt = performance.now();
  const checkNow = () => {
    checkedAt = performance.now();
    void checkBuild();
  };
  addEventListener('vite:preloadError', checkNow, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && performance.now() - checkedAt > checkEveryMs) checkNow();
    },
    { signal },
  );
  return checkNow;
}
