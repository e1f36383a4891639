import { askSaved } from '../../api/worker-messages.ts';
import { forgetMessage, savedCaches } from '../../browser-storage/forget-saved.ts';
import { savedAtOf } from '../stamp.ts';
import { answers, type BoundedCache, drop, isNotFound, isPublic, pages, save } from './bounded-cache.ts';
import { kindOf } from './kind-of.ts';
import { networkFirst } from './network-first.ts';
import { trackSavedCopies } from './track-saved-copies.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** `frontend/service-worker.ts` puts it in front of this file: which build it is of, and the files that it begins with. */
declare const build: { readonly id: string; readonly files: readonly string[] };

const scope = globalThis as unknown as WorkerScope;

const shellOf = (id: string) => `shell-${id}`;
const shell = shellOf(build.id);

/** Comes empty, and draws itself at whatever address it is given. */
const emptyPage = '/applications';

/** Milliseconds after which what was saved is better than to wait on. */
const limits = { page: 4_000, answer: 10_000 };

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll([...build.files, emptyPage, '/config.json']);
  await keepList().catch(() => {});
  // No page waits for a worker of its own build: its files are named by what is in them, and are found in any cache.
  await scope.skipWaiting();
}

/** The list without a filter, which is nobody's: where no other page was saved it is there. */
async function keepList(): Promise<void> {
  const list = await fetch('/');
  if (isPublic(list)) await save({ ...pages, name: shell, maxEntries: Infinity }, list.url, list, () => true);
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  // Of the build before pages may still be open, or saved.
  const others = (await caches.keys()).filter((name) => name.startsWith(shellOf('')) && name !== shell);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, location.origin)) {
    case 'asset':
      return event.respondWith(asset(event));
    case 'config':
      return event.respondWith(fetch(request).catch(() => inShell('/config.json')));
    case 'answer':
      return event.respondWith(
        networkFirstResponse(event, fetch(request), {
          cache: answers,
          find: findAnswer,
          limit: limits.answer,
          client: event.clientId,
        }),
      );
    case 'page':
      return event.respondWith(
        networkFirstResponse(event, navigationResponse(event), {
          cache: pages,
          find: findPage,
          limit: limits.page,
          client: event.resultingClientId,
        }),
      );
    default:
      // The browser has asked for it already, while this worker was starting.
      if (request.mode === 'navigate' && request.method === 'GET')
        event.respondWith(navigationResponse(event));
  }
});

const navigationResponse = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

const inShell = async (path: string): Promise<Response> =>
  (await caches.match(path, { cacheName: shell })) ?? Response.error();

/** Of the site's own files each name stands for one content. */
async function asset(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const found = await caches.match(url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    const written = caches.open(shell).then((cache) => cache.put(url, copy));
    event.waitUntil(written.catch(() => {}));
  }
  return response;
}

const savedCopies = trackSavedCopies((id) => scope.clients.get(id));

/** Counts who has left: what somebody asked for is not saved for the next one. */
let signOutCount = 0;

scope.addEventListener('message', ({ data, source }) => {
  if (data === forgetMessage) signOutCount += 1;
  if (data === askSaved) savedCopies.postSavedAt(source);
});

interface NetworkFirstOptions {
  cache: BoundedCache;
  find(url: string): Promise<Response | undefined>;
  limit: number;
  client: string;
}

async function networkFirstResponse(
  event: FetchEvent,
  networkResponse: Promise<Response>,
  { cache, find, limit, client }: NetworkFirstOptions,
): Promise<Response> {
  const { url, signal } = event.request;
  const signOutsBefore = signOutCount;
  const saving = networkResponse.then(async (answer) => {
    if (isPublic(answer)) await save(cache, url, answer.clone(), () => signOutCount === signOutsBefore);
    else if (isNotFound(answer)) await drop(url);
    if (answer.ok) await savedCopies.record(client, null);
  });
  event.waitUntil(saving.catch(() => {}));
  const findUnlessAborted = async () => (signal.aborted ? undefined : find(url));
  const { answer, isSaved } = await networkFirst(networkResponse, findUnlessAborted, limit);
  const savedAt = isSaved ? savedAtOf(answer) : null;
  // Not waited for: a page that is being made is found once it has this answer.
  if (savedAt !== null) event.waitUntil(savedCopies.record(client, savedAt));
  return answer;
}

/** As it was asked; a vacancy of the desk in any time zone. */
const findAnswer = async (url: string): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName: savedCaches.answers, ignoreVary: true })) ??
  (await caches.match(url, { cacheName: savedCaches.vacancies, ignoreVary: true, ignoreSearch: true }));

/** As it was read, while its files are here; else the empty page, which asks for what it shows. */
async function findPage(url: string): Promise<Response> {
  for (const cacheName of [savedCaches.pages, shell]) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found && (await hasItsFiles(found.clone()))) return found;
  }
  return inShell(emptyPage);
}

async function hasItsFiles(page: Response): Promise<boolean> {
  const [, id = ''] = /<meta name="build" content="(\w+)"/.exec(await page.text()) ?? [];
  return caches.has(shellOf(id));
}
