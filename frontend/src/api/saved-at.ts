import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { askSaved } from './worker-messages.ts';

const message = z.object({ savedAt: z.nullable(z.iso.datetime()) });

let savedAt: string | null = null;

/** The worker's message may come after the answer that it is about. */
export const savedAtNow = (): string | null => savedAt;

export function subscribeToSavedAt(changed: () => void): () => void {
  const { serviceWorker } = navigator;
  // A page over plain http has none.
  if (!serviceWorker) return () => {};
  const onMessage = ({ data }: MessageEvent) => {
    const parsed = z.safeParse(message, data);
    if (!parsed.success) return;
    savedAt = parsed.data.savedAt;
    changed();
  };
  serviceWorker.addEventListener('message', onMessage);
  // What was shown before anybody listened.
  serviceWorker.controller?.postMessage(askSaved);
  return () => serviceWorker.removeEventListener('message', onMessage);
}

/** Since when what the page shows was saved, an ISO instant; null of what comes from the server. */
export const useSavedAt = (): string | null =>
  useSyncExternalStore(subscribeToSavedAt, savedAtNow, () => null);
