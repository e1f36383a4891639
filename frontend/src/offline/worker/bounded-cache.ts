import { savedCaches } from '../../browser-storage/forget-saved.ts';
import { stamped } from '../stamp.ts';

/** A bounded cache: the entries, each so large at most, are the bytes. */
export interface BoundedCache {
  readonly name: string;
  readonly maxEntries: number;
  /** Bytes of one entry. */
  readonly maxBytes: number;
}

export const pages: BoundedCache = { name: savedCaches.pages, maxEntries: 20, maxBytes: 600_000 };
export const answers: BoundedCache = { name: savedCaches.answers, maxEntries: 60, maxBytes: 200_000 };

/** Only what is everybody's, by the word of who has answered (functions/runtime/http/http-endpoint.ts). */
export const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '');

/** What is gone must not come back from what was saved. */
export const isNotFound = ({ status }: Response): boolean => status === 404 || status === 410;

/** Takes the answer, unless `isStillWanted` denies it before it is written or after. A full disk costs what is older. */
export async function save(
  { name, maxEntries, maxBytes }: BoundedCache,
  url: string,
  answer: Response,
  isStillWanted: () => boolean,
): Promise<void> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > maxBytes || !isStillWanted()) return;
  const cache = await caches.open(name);
  try {
    await cache.put(url, stamped(answer, body));
    // Whoever left meanwhile has cleared the caches already.
    if (!isStillWanted()) await cache.delete(url);
    await dropOldest(cache, maxEntries);
  } catch {
    const { length } = await cache.keys();
    await dropOldest(cache, Math.floor(length / 2));
  }
}

/** A cache gives its keys in the order in which they were put. */
async function dropOldest(cache: Cache, maxEntries: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)));
}

/** Of its page, of the API's answer, and of a list over which it is open. */
const vacancyPath = /^\/(?:vacancy|api\/jobs)\/([^/]+)\/?$/;

/** What an address is about, whatever else it says: one vacancy has several, and each in several time zones. */
function subjectOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const [, id] = vacancyPath.exec(pathname) ?? [];
  if (id !== undefined) return `vacancy ${id}`;
  const openId = pathname === '/' ? searchParams.get('vacancy') : null;
  return openId === null ? pathname : `vacancy ${encodeURIComponent(openId)}`;
}

export async function drop(url: string): Promise<void> {
  const subject = subjectOf(url);
  for (const name of Object.values(savedCaches)) {
    const cache = await caches.open(name);
    const matching = (await cache.keys()).filter((key) => subjectOf(key.url) === subject);
    await Promise.all(matching.map((key) => cache.delete(key)));
  }
}
