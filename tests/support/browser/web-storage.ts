/** A browser's storage that holds so many characters and, once `closed`, hears no more of this tab. */
export class WebStorage {
  [key: string]: unknown;
  #values: Map<string, string>;
  #room: number;
  #writesLeft = Number.POSITIVE_INFINITY;

  constructor(room = Number.POSITIVE_INFINITY, values = new Map<string, string>()) {
    this.#room = room;
    this.#values = values;
  }

  /** As another tab sees it; this one is closed after so many writes more. */
  closedAfter(writes: number): WebStorage {
    const tab = new WebStorage(this.#room, this.#values);
    tab.#writesLeft = writes;
    return tab;
  }

  get #isClosed() {
    this.#writesLeft -= 1;
    return this.#writesLeft < 0;
  }

  getItem = (key: string): string | null => this.#values.get(key) ?? null;

  setItem = (key: string, value: string) => {
    if (this.#isClosed) return;
    const others = [...this.#values].filter(([other]) => other !== key);
    const usedLength = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
    if (usedLength + key.length + value.length > this.#room)
      throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
  };

  removeItem = (key: string) => {
    if (!this.#isClosed) this.#values.delete(key);
  };

  all = (): Record<string, string> => Object.fromEntries(this.#values);
}
