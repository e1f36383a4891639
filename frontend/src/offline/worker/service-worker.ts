import { forgetMessage, savedCaches } from '../../browser-storage/forget-saved.ts';
import { askSaved } from '../messages.ts';
import { savedAtOf } from '../stamp.ts';
import { kindOf } from './kind-of.ts';
import { networkFirst } from './network-first.ts';
import { answers, drop, isGone, isPublic, pages, type Shelf, save } from './shelf.ts';
import { shownSaved } from './shown-saved.ts';
import type { AskedEvent, WorkerScope } from './worker-scope.ts';

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
  if (isPublic(list)) await save({ ...pages, name: shell, entries: Infinity }, list.url, list, () => true);
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
        current(event, fetch(request), {
          shelf: answers,
          find: findAnswer,
          limit: limits.answer,
          client: event.clientId,
        }),
      );
    case 'page':
      return event.respondWith(
        current(event, navigated(event), {
          shelf: pages,
          find: findPage,
          limit: limits.page,
          client: event.resultingClientId,
        }),
      );
    default:
      // The browser has asked for it already, while this worker was starting.
      if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigated(event));
  }
});

const navigated = async (event: AskedEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

const inShell = async (path: string): Promise<Response> =>
  (await caches.match(path, { cacheName: shell })) ?? Response.error();

/** Of the site's own files each name stands for one content. */
async function asset(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const found = await caches.match(url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    const kept = caches.open(shell).then((cache) => cache.put(url, copy));
    event.waitUntil(kept.catch(() => {}));
  }
  return response;
}

const shown = shownSaved((id) => scope.clients.get(id));

/** Counts who has left: what somebody asked for is not saved for the next one. */
let departures = 0;

scope.addEventListener('message', ({ data, source }) => {
  if (data === forgetMessage) departures += 1;
  if (data === askSaved) shown.tell(source);
});

interface Saving {
  shelf: Shelf;
  find(url: string): Promise<Response | undefined>;
  limit: number;
  client: string;
}

async function current(
  event: AskedEvent,
  asked: Promise<Response>,
  { shelf, find, limit, client }: Saving,
): Promise<Response> {
  const { url, signal } = event.request;
  const before = departures;
  const remembered = asked.then(async (answer) => {
    if (isPublic(answer)) await save(shelf, url, answer.clone(), () => departures === before);
    else if (isGone(answer)) await drop(url);
    if (answer.ok) await shown.note(client, null);
  });
  event.waitUntil(remembered.catch(() => {}));
  const findUnlessAborted = async () => (signal.aborted ? undefined : find(url));
  const { answer, isSaved } = await networkFirst(asked, findUnlessAborted, limit);
  const savedAt = isSaved ? savedAtOf(answer) : null;
  // Not waited for: a page that is being made is found once it has this answer.
  if (savedAt !== null) event.waitUntil(shown.note(client, savedAt));
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
