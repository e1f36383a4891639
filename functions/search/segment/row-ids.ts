import { hash32 } from './hash.ts';
import { partitionPoint } from './partition-point.ts';

export interface IdColumns {
  /** The ids one after another, UTF-8. */
  idBytes: Uint8Array;
  /** How many bytes each has. */
  idLengths: Uint8Array | Uint16Array;
  /** The rows in the order of their ids' hashes. */
  idOrder: Uint32Array;
}

const decoder = new TextDecoder();

/** Row → id, and back by a binary search over hashes: nothing need be built when a snapshot is read. */
export class RowIds {
  readonly columns: IdColumns;
  readonly #starts: Uint32Array;

  constructor(columns: IdColumns) {
    this.columns = columns;
    const { idLengths } = columns;
    this.#starts = new Uint32Array(idLengths.length + 1);
    let at = 0;
    for (let row = 0; row < idLengths.length; row++) {
      this.#starts[row] = at;
      at += idLengths[row] as number;
    }
    this.#starts[idLengths.length] = at;
  }

  static of(ids: readonly string[]): RowIds {
    const encoded = ids.map((id) => Buffer.from(id));
    const hashes = Uint32Array.from(ids, hash32);
    return new RowIds({
      idBytes: Buffer.concat(encoded),
      idLengths: Uint16Array.from(encoded, ({ length }) => length),
      idOrder: Uint32Array.from(ids.keys()).sort((a, b) => (hashes[a] as number) - (hashes[b] as number)),
    });
  }

  at(row: number): string {
    return decoder.decode(this.columns.idBytes.subarray(this.#starts[row], this.#starts[row + 1]));
  }

  /** -1 where there is none. */
  rowOf(id: string): number {
    const { idOrder } = this.columns;
    const hash = hash32(id);
    let low = partitionPoint(0, idOrder.length, (at) => hash32(this.at(idOrder[at] as number)) >= hash);
    for (; low < idOrder.length; low++) {
      const row = idOrder[low] as number;
      const found = this.at(row);
      if (found === id) return row;
      if (hash32(found) !== hash) return -1;
    }
    return -1;
  }
}
