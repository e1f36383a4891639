import { vi } from 'vitest';
import { FakeIndexedDb } from '../browser/indexed-db.ts';
import { WebStorage } from '../browser/web-storage.ts';

/** What answers the requests of devices. */
export type SendRequest = (
  method: string,
  address: string,
  body: Record<string, unknown>,
) => Promise<Response>;

export const toResponse = (answer: { status: number; body: unknown }): Response =>
  new Response(JSON.stringify(answer.body), { status: answer.status });

const importSearchModules = () =>
  Promise.all([
    import('../../../frontend/src/tracker/saved-searches.ts'),
    import('../../../frontend/src/tracker/search-acts.ts'),
    import('../../../frontend/src/ui/notifications/notifications.ts'),
    import('../../../frontend/src/account-sync/searches/engine.ts'),
    import('../../../frontend/src/account-sync/searches/searches-memory.ts'),
    import('../../../frontend/src/account-sync/searches/searches-state.ts'),
    import('../../../frontend/src/account-sync/searches/sync-searches.ts'),
  ]);

async function importTabModules() {
  vi.resetModules();
  const [store, acts, marks, owner, data, onboarded, engine, states, memory, api, versions, sent, texts] =
    await Promise.all([
      import('../../../frontend/src/tracker/tracker-store.ts'),
      import('../../../frontend/src/tracker/acts.ts'),
      import('../../../frontend/src/tracker/marks-store.ts'),
      import('../../../frontend/src/browser-storage/storage-owner.ts'),
      import('../../../frontend/src/browser-storage/user-data.ts'),
      import('../../../frontend/src/browser-storage/onboarded.ts'),
      import('../../../frontend/src/account-sync/engine.ts'),
      import('../../../frontend/src/account-sync/sync-state.ts'),
      import('../../../frontend/src/account-sync/memory.ts'),
      import('../../../frontend/src/api/call-api.ts'),
      import('../../../frontend/src/tracker/library/resume-versions.ts'),
      import('../../../frontend/src/tracker/library/sent-papers.ts'),
      import('../../../frontend/src/tracker/library/library-texts.ts'),
    ]);
  api.setTokenSource({ userId: () => null, accessToken: async () => 'token', end() {} });
  const [list, searchActs, notifications, searches, searchMemory, searchStates, sync] =
    await importSearchModules();
  const searchModules = {
    ...{ ...list, ...searchActs, ...notifications },
    ...{ ...searchMemory, ...searchStates, ...sync, ...searches },
  };
  return {
    ...{ ...store, ...acts, ...marks, ...owner, ...data, ...onboarded, ...engine, ...states, ...memory },
    ...{ ...versions, ...sent, ...texts, searchModules },
  };
}
export type Tab = Awaited<ReturnType<typeof importTabModules>>;

/** A browser of its own, with a tab or several: what stands in its storage no other sees. */
export class Device {
  readonly storage = new WebStorage();
  readonly database = new FakeIndexedDb();
  isOnline = true;
  /** Whether the next answer is lost on its way. */
  losesAnswer = false;
  readonly tabs: Tab[] = [];
  /** Requests that would go through though their page is gone. */
  readonly keptAlive: string[] = [];
  readonly #ask: SendRequest;

  constructor(ask: SendRequest) {
    this.#ask = ask;
  }

  async openTab(userId = 'anna'): Promise<Tab> {
    return this.on(async () => {
      const tab = await importTabModules();
      tab.handOver(userId);
      tab.beginStates(userId);
      tab.searchModules.beginSearches(userId);
      this.tabs.push(tab);
      return tab;
    });
  }

  /** Does something in this browser: its storage and its network are those of the page. */
  async on<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const before = globalThis.localStorage;
    const fetchBefore = globalThis.fetch;
    vi.stubGlobal('localStorage', this.storage);
    vi.stubGlobal('indexedDB', this.database);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (!this.isOnline) throw new TypeError('offline');
      if (init.keepalive) this.keptAlive.push(`${init.method} ${address}`);
      const answer = await this.#ask(init.method ?? 'GET', address, JSON.parse(String(init.body ?? '{}')));
      if (!this.losesAnswer) return answer;
      this.losesAnswer = false;
      throw new TypeError('lost');
    });
    try {
      return await work();
    } finally {
      vi.stubGlobal('localStorage', before);
      vi.stubGlobal('fetch', fetchBefore);
    }
  }
}

/** Beside the storage, what a page has and a test has not. */
export function stubPage() {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {});
  // Locks are of one browser, and here are several.
  vi.stubGlobal('navigator', {});
}

/** A document that shows nothing: on a slow machine a notification's time ends while a test runs. */
export const stubDocument = () =>
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }));
