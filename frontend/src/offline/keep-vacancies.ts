import { getJob } from '#core/contract/job-details.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { ApiError, responseTo } from '../api/call-api.ts';
import { savedCaches } from '../browser-storage/forget-saved.ts';
import { storageOwner, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { isManual } from '../tracker/manual-id.ts';
import { trackedNow } from '../tracker/tracker-store.ts';
import { savedAtOf, stamped } from './stamp.ts';

/** The newest of a desk: each is one request, once. */
const most = 50;

/** One press to save may be followed by others, and a page that opens has more to do. */
const quietFor = 1_500;

const wantedOf = (userId: string | null): string[] =>
  trackedNow(userId)
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    .map(({ id }) => id)
    .filter((id) => !isManual(id))
    .slice(0, most);

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');

/** What the desk of the present user holds is saved whole, and nothing else is. Rejects where it cannot be had now. */
async function keepWanted(wanted: readonly string[], isStillWanted: () => boolean): Promise<void> {
  if (wanted.length === 0) return void (await caches.delete(savedCaches.vacancies));
  const cache = await caches.open(savedCaches.vacancies);
  const kept = await cache.keys();
  for (const request of kept) if (!wanted.includes(idOf(request))) await cache.delete(request);
  const missing = wanted.filter((id) => !kept.some((request) => idOf(request) === id));
  for (const jobId of missing) {
    try {
      const response = await responseTo(getJob, { jobId, tz: defaultTimeZone });
      const body = await response.clone().arrayBuffer();
      if (!isStillWanted()) return;
      if (savedAtOf(response) === null) await cache.put(response.url, stamped(response, body));
    } catch (error) {
      // One that is gone keeps nobody from the next.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
  }
}

/** From here on, until the signal. */
export function keepVacancies(signal: AbortSignal): void {
  if (!('caches' in globalThis)) return;
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const owner = storageOwner();
    const wanted = wantedOf(owner);
    const now = JSON.stringify([owner, wanted]);
    if (now === last) return;
    last = now;
    const isStillWanted = () => now === last && owner === storageOwner() && !signal.aborted;
    keepWanted(wanted, isStillWanted).catch(() => {
      if (now === last) last = '';
    });
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, quietFor);
  };
  addEventListener('online', lookSoon, { signal });
  const stop = subscribeToOwned(lookSoon);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  lookSoon();
}
