import type { Hash64 } from './hash.ts';
import { partitionPoint } from './partition-point.ts';

export interface ClusterColumns {
  /** Of the cluster key of each row; both 0 where it has none. */
  clusterLow: Uint32Array;
  clusterHigh: Uint32Array;
  /** The rows that have one, in the order of their hashes, copies newest first. */
  clusterOrder: Uint32Array;
}

/** Copies of one vacancy in several cities, found by a binary search over the hashes of their keys. */
export class Clusters {
  readonly columns: ClusterColumns;

  constructor(columns: ClusterColumns) {
    this.columns = columns;
  }

  static of(hashes: readonly (Hash64 | null)[]): Clusters {
    const clusterLow = Uint32Array.from(hashes, (hash) => hash?.low ?? 0);
    const clusterHigh = Uint32Array.from(hashes, (hash) => hash?.high ?? 0);
    const having = Uint32Array.from(hashes.keys().filter((row) => hashes[row] !== null));
    const by = (column: Uint32Array) => (a: number, b: number) =>
      (column[a] as number) - (column[b] as number);
    const low = by(clusterLow);
    const high = by(clusterHigh);
    return new Clusters({
      clusterLow,
      clusterHigh,
      clusterOrder: having.sort((a, b) => low(a, b) || high(a, b) || a - b),
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
}
