// What stands in the place of /sw.js when the service worker does harm (infra/RUNBOOK.md): whoever has one loses it,
// with all that it has saved, at the next page.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
