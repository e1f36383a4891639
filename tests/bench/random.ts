/** Numbers that look random and are the same in every run of the same seed (mulberry32, then Zipf over it). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ n < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const all = [...values];
    for (let at = all.length - 1; at > 0; at--) {
      const other = this.below(at + 1);
      [all[at], all[other]] = [all[other] as Value, all[at] as Value];
    }
    return all;
  }
}

/** Draws 0…n-1, the k-th in proportion to 1/(k+1)^power: few are common, most are rare. */
export function zipf(n: number, power = 1): (random: Random) => number {
  const upTo = new Float64Array(n);
  let sum = 0;
  for (let k = 0; k < n; k++) {
    sum += (k + 1) ** -power;
    upTo[k] = sum;
  }
  return (random) => {
    const drawn = random.next() * sum;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
