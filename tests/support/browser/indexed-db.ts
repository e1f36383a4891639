/** As much of a browser's IndexedDB as texts need: stores of values by key, one transaction after another. */
export class FakeIndexedDb {
  readonly stores = new Map<string, Map<string, unknown>>();
  /** Then every write is refused, as where there is no room. */
  isFull = false;

  open = () => {
    const request = this.#later(() => this.#database);
    // An upgrade comes before the answer, and has the database already.
    request.result = this.#database;
    queueMicrotask(() => request.onupgradeneeded?.());
    return request;
  };

  /** What stands in the store. */
  all = (store: string): Record<string, unknown> => Object.fromEntries(this.stores.get(store) ?? []);

  get #database() {
    return {
      createObjectStore: (name: string) => this.stores.set(name, this.stores.get(name) ?? new Map()),
      close() {},
      transaction: () => ({ objectStore: (name: string) => this.#storeOf(name) }),
    };
  }

  #storeOf(name: string) {
    const values = this.stores.get(name) ?? new Map<string, unknown>();
    this.stores.set(name, values);
    return {
      get: (key: string) => this.#later(() => values.get(key)),
      getAllKeys: () => this.#later(() => [...values.keys()]),
      delete: (key: string) => this.#later(() => values.delete(key)),
      put: (value: unknown, key: string) =>
        this.#later(() => {
          if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
          return values.set(key, value);
        }),
    };
  }

  #later<Value>(operation: () => Value) {
    const request: {
      result?: Value | undefined;
      error?: unknown;
      onsuccess?(): void;
      onerror?(): void;
      onupgradeneeded?(): void;
    } = {};
    setTimeout(() => {
      try {
        request.result = operation();
        request.onsuccess?.();
      } catch (error) {
        request.error = error;
        request.onerror?.();
      }
    });
    return request;
  }
}
