/** Numbers for values in the order in which they come. */
export class Dictionary<Value extends string | number> {
  readonly #numbers = new Map<Value, number>();
  readonly #first: number;

  constructor(first: 0 | 1 = 0) {
    this.#first = first;
  }

  numberOf(value: Value): number {
    const existing = this.#numbers.get(value);
    if (existing !== undefined) return existing;
    const number = this.#numbers.size + this.#first;
    this.#numbers.set(value, number);
    return number;
  }

  get size(): number {
    return this.#numbers.size;
  }

  get values(): Value[] {
    return [...this.#numbers.keys()];
  }

  /** Renumbers in the given order; answers old number → new. */
  sorted(compare: (a: Value, b: Value) => number): { values: Value[]; renumbered: Uint32Array } {
    const values = this.values.sort(compare);
    const renumbered = new Uint32Array(values.length + this.#first);
    for (const [at, value] of values.entries())
      renumbered[this.#numbers.get(value) as number] = at + this.#first;
    return { values, renumbered };
  }
}
