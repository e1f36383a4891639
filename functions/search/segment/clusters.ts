import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { add, type Bitmap, has, wordsFor } from './bitmap.ts';
import type { Hash64 } from './hash.ts';
import { partitionPoint } from './partition-point.ts';

export interface ClusterColumns {
  /** Of the cluster key of each row; both 0 where it has none. */
  clusterLow: Uint32Array;
  clusterHigh: Uint32Array;
  /** The rows that have one, in the order of their hashes, copies newest first. */
  clusterOrder: Uint32Array;
}

interface NewerCopies {
  /** The rows that have one. */
  hasNewer: Bitmap;
  /** Row → the next newer row of its cluster, for those alone. */
  next: Uint32Array;
}

/** Copies of one vacancy in several cities, found by a binary search over the hashes of their keys. */
export class Clusters {
  readonly columns: ClusterColumns;
  readonly #newerCopies = new Lazy(() => this.#linkCopies());

  constructor(columns: ClusterColumns) {
    this.columns = columns;
  }

  static of(hashes: readonly (Hash64 | null)[]): Clusters {
    const clusterLow = Uint32Array.from(hashes, (hash) => hash?.low ?? 0);
    const clusterHigh = Uint32Array.from(hashes, (hash) => hash?.high ?? 0);
    const clusteredRows = Uint32Array.from(hashes.keys().filter((row) => hashes[row] !== null));
    const by = (column: Uint32Array) => (a: number, b: number) =>
      (column[a] as number) - (column[b] as number);
    const low = by(clusterLow);
    const high = by(clusterHigh);
    return new Clusters({
      clusterLow,
      clusterHigh,
      clusterOrder: clusteredRows.sort((a, b) => low(a, b) || high(a, b) || a - b),
    });
  }

  at(row: number): Hash64 | null {
    const low = this.columns.clusterLow[row] as number;
    const high = this.columns.clusterHigh[row] as number;
    return low === 0 && high === 0 ? null : { low, high };
  }

  /** Newest first; hidden ones too. */
  rowsOf(hash: Hash64): number[] {
    const { clusterLow, clusterHigh, clusterOrder } = this.columns;
    let start = partitionPoint(0, clusterOrder.length, (at) => {
      const row = clusterOrder[at] as number;
      const low = clusterLow[row] as number;
      return low > hash.low || (low === hash.low && (clusterHigh[row] as number) >= hash.high);
    });
    const rows: number[] = [];
    for (; start < clusterOrder.length; start++) {
      const row = clusterOrder[start] as number;
      if (clusterLow[row] !== hash.low || clusterHigh[row] !== hash.high) break;
      rows.push(row);
    }
    return rows;
  }

  *prepare(): Generator<void> {
    yield* this.#newerCopies.prepare();
  }

  *#linkCopies(): Generator<void, NewerCopies> {
    const { clusterLow, clusterHigh, clusterOrder } = this.columns;
    const hasNewer = new Uint32Array(wordsFor(clusterLow.length));
    const next = new Uint32Array(clusterLow.length);
    yield* inChunks(clusterOrder.length, (from, to) => {
      for (let at = Math.max(from, 1); at < to; at++) {
        const row = clusterOrder[at] as number;
        const newer = clusterOrder[at - 1] as number;
        if (clusterLow[row] !== clusterLow[newer] || clusterHigh[row] !== clusterHigh[newer]) continue;
        add(hasNewer, row);
        next[row] = newer;
      }
    });
    return { hasNewer, next };
  }

  /** Writes the rows of the set of which no newer copy is in it; answers how many are left out. */
  writeNewest(rows: Bitmap, newest: Bitmap): number {
    const { hasNewer, next } = this.#newerCopies.value;
    newest.set(rows);
    let leftOut = 0;
    for (let at = 0; at < rows.length; at++) {
      let copies = (rows[at] as number) & (hasNewer[at] as number);
      while (copies !== 0) {
        const bit = copies & -copies;
        copies ^= bit;
        let newer = next[(at << 5) + 31 - Math.clz32(bit)] as number;
        while (!has(rows, newer) && has(hasNewer, newer)) newer = next[newer] as number;
        if (!has(rows, newer)) continue;
        newest[at] = (newest[at] as number) & ~bit;
        leftOut++;
      }
    }
    return leftOut;
  }
}
