/** The locks of one browser, as far as they are asked for: shared ones, which are there at once. */
export class WebLocks {
  readonly #held: { name: string }[] = [];

  async request(name: string, ...rest: unknown[]): Promise<unknown> {
    const lock = { name };
    this.#held.push(lock);
    try {
      return await (rest.at(-1) as (lock: unknown) => unknown)(lock);
    } finally {
      this.#held.splice(this.#held.indexOf(lock), 1);
    }
  }

  query = async () => ({ held: [...this.#held] });
}
