const store = 'texts';

/** What a request of IndexedDB is answered with. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

/** Texts by id in a database of the browser; rejects where the browser refuses. */
export const textsIn =
  (database: string) =>
  async <Value>(mode: IDBTransactionMode, act: (texts: IDBObjectStore) => Promise<Value>): Promise<Value> => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const db = await answerOf(opening);
    try {
      return await act(db.transaction(store, mode).objectStore(store));
    } finally {
      db.close();
    }
  };
