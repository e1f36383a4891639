import { quantile } from '../quantile.ts';

const repetitions = 20;

function sum(numbers: Uint32Array): number {
  let total = 0;
  for (let at = 0; at < numbers.length; at++) total += numbers[at] as number;
  return total;
}

/** R: how long JavaScript takes to add up 8 bytes for each row. Nothing that looks at every row is faster. */
export function rawSum(rows: number): { measure(): void; median(): number } {
  const numbers = Uint32Array.from({ length: 2 * rows }, (_, n) => n % 1000);
  const times: number[] = [];
  let total = 0;
  for (let warmUp = 0; warmUp < repetitions; warmUp++) total += sum(numbers);
  return {
    measure() {
      for (let n = 0; n < repetitions; n++) {
        const started = performance.now();
        total += sum(numbers);
        times.push(performance.now() - started);
      }
    },
    median() {
      // What nobody reads might not be computed.
      if (!(total > 0) && rows > 0) throw new Error('the sum is not there');
      return quantile(times, 0.5);
    },
  };
}
