import { Random } from '../../infra/local/sources/random.ts';

/** With what made vacancies and questions need beside it. */
export class MadeRandom extends Random {
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.chance(share / 100);
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
    const roll = random.next() * sum;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > roll) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
