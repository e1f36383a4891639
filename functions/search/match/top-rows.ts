import { highestPoints } from '#core/domain/match/score/match.ts';

/** The best rows of a segment, of equal scores those that stand first. Rows are offered in their order. */
export class TopRows {
  readonly #most: number;
  /** As they came, and others that were among the best. */
  readonly #rows: Uint32Array;
  readonly #scores: Uint16Array;
  #size = 0;
  /** By score: how many of these rows have it. */
  readonly #counts = new Uint32Array(highestPoints + 2);
  #least: number;
  #above = 0;

  /** Keeps `maxRows` of a score of `floor` or more; at most `capacity` are offered. */
  constructor(maxRows: number, floor: number, capacity: number) {
    this.#most = maxRows;
    this.#least = floor;
    this.#rows = new Uint32Array(capacity);
    this.#scores = new Uint16Array(capacity);
  }

  /** Lower scores are not taken any more. Once `maxRows` rows have come, as many have `least - 1` or more. */
  get least(): number {
    return this.#least;
  }

  offer(score: number, row: number): void {
    if (score < this.#least) return;
    const counts = this.#counts;
    this.#rows[this.#size] = row;
    this.#scores[this.#size++] = score;
    counts[score] = (counts[score] as number) + 1;
    this.#above++;
    while (this.#above >= this.#most) this.#above -= counts[this.#least++] as number;
  }

  /** The best first. Asked once. */
  rows<Row>(toRow: (row: number, score: number) => Row): Row[] {
    const starts = this.#counts;
    const lowest = Math.max(0, this.#least - 1);
    let total = 0;
    for (let score = highestPoints; score >= lowest; score--) {
      const count = starts[score] as number;
      starts[score] = total;
      total += count;
    }
    const order = new Uint32Array(total);
    for (let at = 0; at < this.#size; at++) {
      const score = this.#scores[at] as number;
      if (score < lowest) continue;
      const position = starts[score] as number;
      starts[score] = position + 1;
      order[position] = at;
    }
    const best: Row[] = [];
    for (let n = 0; n < Math.min(total, this.#most); n++) {
      const at = order[n] as number;
      best.push(toRow(this.#rows[at] as number, this.#scores[at] as number));
    }
    return best;
  }
}
