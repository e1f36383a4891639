import * as z from 'zod/mini';
import { getJob } from '#core/contract/job-details.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { responseTo } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { draftStore } from '../browser-storage/draft-store.ts';
import { savedCaches } from '../browser-storage/forget-saved.ts';
import { storageOwner, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { isManual } from '../tracker/manual-id.ts';
import { trackedNow } from '../tracker/tracker-store.ts';
import { savedAtOf, stamped } from './stamp.ts';

/** The newest of a desk: each is one request, once. */
const maxVacancies = 50;

/** One press to save may be followed by others, and a page that opens has more to do. */
const debounceMs = 1_500;

/** Of the desk, by the server's word: asked for again in another session, or once they were put there anew. */
const deletedIds = draftStore('gone_vacancies', z.array(z.string()));

const wantedIdsOf = (userId: string | null): string[] =>
  trackedNow(userId)
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    .map(({ id }) => id)
    .filter((id) => !isManual(id))
    .slice(0, maxVacancies);

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');

/** What the desk of the present user holds is saved whole, and nothing else is. Rejects where it cannot be had now. */
async function keepOnly(
  owner: string | null,
  wantedIds: readonly string[],
  isStillWanted: () => boolean,
): Promise<void> {
  const deleted = (deletedIds.read(owner) ?? []).filter((id) => wantedIds.includes(id));
  const saveDeleted = () => deletedIds.write(owner, deleted.length === 0 ? null : deleted);
  saveDeleted();
  if (wantedIds.length === 0) return void (await caches.delete(savedCaches.vacancies));
  const cache = await caches.open(savedCaches.vacancies);
  const keptRequests = await cache.keys();
  for (const request of keptRequests) if (!wantedIds.includes(idOf(request))) await cache.delete(request);
  const missing = wantedIds.filter(
    (id) => !deleted.includes(id) && !keptRequests.some((request) => idOf(request) === id),
  );
  for (const jobId of missing) {
    try {
      const response = await responseTo(getJob, { jobId, tz: defaultTimeZone });
      const body = await response.clone().arrayBuffer();
      if (!isStillWanted()) return;
      if (savedAtOf(response) === null) await cache.put(response.url, stamped(response, body));
    } catch (error) {
      // One that is gone keeps nobody from the next.
      if (!isNotFound(error)) throw error;
      if (!isStillWanted()) return;
      deleted.push(jobId);
      saveDeleted();
    }
  }
}

/** From here on, until the signal. */
export function keepVacancies(signal: AbortSignal): void {
  if (!('caches' in globalThis)) return;
  let lastKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    const owner = storageOwner();
    const wantedIds = wantedIdsOf(owner);
    const key = JSON.stringify([owner, wantedIds]);
    if (key === lastKey) return;
    lastKey = key;
    const isStillWanted = () => key === lastKey && owner === storageOwner() && !signal.aborted;
    keepOnly(owner, wantedIds, isStillWanted).catch(() => {
      if (key === lastKey) lastKey = '';
    });
  };
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, debounceMs);
  };
  addEventListener('online', refreshSoon, { signal });
  const stop = subscribeToOwned(refreshSoon);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  refreshSoon();
}
