import * as z from 'zod/mini';

export interface Stored<T> {
  read(): T;
  write(value: T): void;
  /** Called when another tab changes the value. */
  subscribe(changed: () => void): () => void;
}

/** Null where there is no value, and where the browser forbids its storage altogether. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the storage is full or forbidden: then nothing has changed. */
export function writeText(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then there was nothing to remove.
  }
}

/** One key of the browser's storage. What is missing, unreadable or forbidden reads as the fallback. */
export function stored<T extends string>(key: string, schema: z.core.$ZodType<T>, fallback: T): Stored<T> {
  return {
    read: () => z.safeParse(schema, readText(key)).data ?? fallback,
    write(value) {
      // Where it fails the value lives as long as the page.
      writeText(key, value);
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
