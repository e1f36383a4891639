import { ownScript } from '../file-text/own-worker.ts';
import { workerAddress } from './worker-address.ts';

/** Once the page has all that it needs, and nothing to do. */
function whenIdle(): Promise<void> {
  const idle = (done: () => void) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(done, { timeout: 10_000 })
      : // Safari has no such word.
        setTimeout(done, 2_000);
  return new Promise((resolve) => {
    if (document.readyState === 'complete') idle(resolve);
    else addEventListener('load', () => idle(resolve), { once: true });
  });
}

/** `onNew` when another worker than the one before is there. Without one, or where none may be, all is as ever. */
export async function registerWorker(onNew: () => void, signal: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal.aborted || !navigator.serviceWorker) return;
  try {
    const registration = await navigator.serviceWorker.register(ownScript(workerAddress));
    registration.addEventListener('updatefound', onNew, { signal });
  } catch {
    // Forbidden, no connection, or a server that has none.
  }
}
