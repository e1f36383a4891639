import type { Client } from './worker-scope.ts';

/** More pages than anybody has open: those that were closed are never heard of again. */
const maxClients = 50;

/** Which pages show what was saved, and the oldest moment of it; they are told, and may ask. */
export function trackSavedCopies(find: (id: string) => Promise<Client | undefined>) {
  const savedAtById = new Map<string, string>();
  const savedAtIn = (id: string) => savedAtById.get(id) ?? null;
  const postSavedAt = (client: Client | undefined | null) =>
    client?.postMessage({ savedAt: savedAtIn(client.id) });

  return {
    postSavedAt,
    /** Null of an answer of the server's. */
    async record(id: string, savedAt: string | null) {
      const before = savedAtIn(id);
      if (savedAt === null) savedAtById.delete(id);
      else if (before === null || savedAt < before) savedAtById.set(id, savedAt);
      if (savedAtIn(id) === before) return;
      const [oldest] = savedAtById.keys();
      if (savedAtById.size > maxClients && oldest !== undefined) savedAtById.delete(oldest);
      postSavedAt(await find(id));
    },
  };
}
