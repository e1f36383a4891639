/** Higher for a better score, and of equal scores for the row that stands first. */
const perScore = 2 ** 32;
const lastRow = perScore - 1;

/** The best rows of a segment so far: a heap whose root is the worst of them. `rows` ends it. */
export class TopRows {
  readonly #keys: Float64Array;
  #size = 0;
  /** Scores under this cannot be among the best, whatever comes. */
  #floor: number;

  constructor(most: number, floor: number) {
    this.#keys = new Float64Array(most);
    this.#floor = floor;
  }

  /** Scores under this are not taken any more. */
  get least(): number {
    return this.#floor;
  }

  /** So many are kept. */
  get most(): number {
    return this.#keys.length;
  }

  get isFull(): boolean {
    return this.#size === this.#keys.length;
  }

  /** Whether a row of this score at most may be among the best. */
  mayTake(score: number, row: number): boolean {
    return (
      score >= this.#floor && (!this.isFull || score * perScore + (lastRow - row) > (this.#keys[0] as number))
    );
  }

  offer(score: number, row: number): void {
    if (!this.mayTake(score, row)) return;
    const key = score * perScore + (lastRow - row);
    if (this.isFull) this.#sink(key);
    else this.#rise(key);
    if (this.isFull) this.#floor = Math.max(this.#floor, Math.floor((this.#keys[0] as number) / perScore));
  }

  /** The best first. */
  rows<Row>(made: (row: number, score: number) => Row): Row[] {
    const keys = this.#keys.subarray(0, this.#size).sort();
    const rows: Row[] = [];
    for (let at = keys.length - 1; at >= 0; at--) {
      const key = keys[at] as number;
      const score = Math.floor(key / perScore);
      rows.push(made(lastRow - (key - score * perScore), score));
    }
    return rows;
  }

  #rise(key: number): void {
    const keys = this.#keys;
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if ((keys[above] as number) <= key) break;
      keys[at] = keys[above] as number;
      at = above;
    }
    keys[at] = key;
  }

  #sink(key: number): void {
    const keys = this.#keys;
    const size = this.#size;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && (keys[below + 1] as number) < (keys[below] as number)) below++;
      if ((keys[below] as number) >= key) break;
      keys[at] = keys[below] as number;
      at = below;
    }
    keys[at] = key;
  }
}
