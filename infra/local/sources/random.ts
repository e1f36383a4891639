/** Chance that repeats itself: the same seed gives the same feed on every start. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Whole, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<Item>(from: readonly Item[]): Item {
    const item = from[Math.floor(this.next() * from.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** So many different ones, in the order of the list. */
  some<Item>(from: readonly Item[], count: number): Item[] {
    const left = from.map((_, index) => index);
    while (left.length > count) left.splice(Math.floor(this.next() * left.length), 1);
    return left.flatMap((index) => from.slice(index, index + 1));
  }

  weighted<Item>(from: readonly (readonly [one: Item, weight: number])[]): Item {
    let at = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of from) {
      at -= weight;
      if (at < 0) return item;
    }
    return this.pick(from)[0];
  }
}
