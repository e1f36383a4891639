import type { Client } from './worker-scope.ts';

/** More pages than anybody has open: those that were closed are never heard of again. */
const mostClients = 50;

/** Which pages show what was saved, and the oldest moment of it; they are told, and may ask. */
export function shownSaved(find: (id: string) => Promise<Client | undefined>) {
  const shown = new Map<string, string>();
  const savedAtIn = (id: string) => shown.get(id) ?? null;
  const tell = (client: Client | undefined | null) => client?.postMessage({ savedAt: savedAtIn(client.id) });

  return {
    tell,
    /** Null of an answer of the server's. */
    async note(id: string, savedAt: string | null) {
      const before = savedAtIn(id);
      if (savedAt === null) shown.delete(id);
      else if (before === null || savedAt < before) shown.set(id, savedAt);
      if (savedAtIn(id) === before) return;
      const [oldest] = shown.keys();
      if (shown.size > mostClients && oldest !== undefined) shown.delete(oldest);
      tell(await find(id));
    },
  };
}
