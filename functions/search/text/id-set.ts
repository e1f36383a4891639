/**
 * Ids added in any order and taken in ascending order, each once: a bit an id. Made once and used for every question,
 * since what is taken is a copy and leaves it empty.
 */
export class IdSet {
  readonly #bits: Uint32Array;
  readonly #drained: Uint32Array;

  constructor(size: number) {
    this.#bits = new Uint32Array(Math.ceil(size / 32));
    this.#drained = new Uint32Array(size);
  }

  add(id: number): void {
    const at = id >>> 5;
    this.#bits[at] = (this.#bits[at] as number) | (1 << (id & 31));
  }

  addAll(ids: Uint32Array): void {
    for (let at = 0; at < ids.length; at++) this.add(ids[at] as number);
  }

  drain(): Uint32Array {
    const bits = this.#bits;
    const drained = this.#drained;
    let size = 0;
    for (let at = 0; at < bits.length; at++) {
      let left = bits[at] as number;
      if (left === 0) continue;
      bits[at] = 0;
      for (; left !== 0; left &= left - 1) drained[size++] = at * 32 + 31 - Math.clz32(left & -left);
    }
    return drained.slice(0, size);
  }
}
