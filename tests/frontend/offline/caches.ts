/** As much of the Cache API as a service worker asks of it: entries in the order in which they were put. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  /** Entries that there is room for. */
  room = Infinity;
  /** What happens while an entry is being put. */
  onPut = () => {};

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this);
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  names(): string[] {
    return [...this.#caches.keys()];
  }

  get size(): number {
    return [...this.#caches.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }

  urlsIn(name: string): string[] {
    return [...(this.#caches.get(name)?.entries.keys() ?? [])];
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #owner: FakeCaches;

  constructor(owner: FakeCaches) {
    this.#owner = owner;
  }

  async put(url: string, response: Response): Promise<void> {
    this.#owner.onPut();
    if (this.#owner.size >= this.#owner.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.delete(url);
    this.entries.set(url, response);
  }

  match(url: string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(url)?.clone());
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }

  delete(request: string | { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(typeof request === 'string' ? request : request.url));
  }
}
