import type * as z from 'zod';

export interface Stored<T> {
  read(): T;
  write(value: T): void;
  /** Called when another tab changes the value. */
  subscribe(changed: () => void): () => void;
}

/** One key of the browser's storage. What is missing, unreadable or forbidden reads as the fallback. */
export function stored<T extends string>(key: string, schema: z.ZodType<T>, fallback: T): Stored<T> {
  return {
    read() {
      try {
        return schema.safeParse(localStorage.getItem(key)).data ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Full or forbidden: the value then lives as long as the page.
      }
    },
    subscribe(changed) {
      const listener = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}
