/** Of the Cache API, beside the site's own files: pages, answers of the API, and vacancies of somebody's desk. */
export const savedCaches = { pages: 'saved-pages', answers: 'saved-answers', vacancies: 'saved-vacancies' };

/** To the service worker: what is still on its way was asked by who has left. */
export const forgetMessage = 'forget';

/** A page that was reloaded past its worker has no controller, and the worker is there for other pages. */
async function postToWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const worker = serviceWorker?.controller ?? (await serviceWorker?.getRegistration())?.active;
  worker?.postMessage(forgetMessage);
}

/** What was looked at tells of who has looked: nothing of it stays for the next one (docs/rules.md#offline-owner). */
export function forgetSaved() {
  if (!('caches' in globalThis)) return;
  postToWorker().catch(() => {});
  for (const name of Object.values(savedCaches)) caches.delete(name).catch(() => {});
}
