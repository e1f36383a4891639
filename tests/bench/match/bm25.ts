const k1 = 1.2;
const b = 0.75;

/** BM25 of a query over documents, all as stems. */
export class Bm25 {
  readonly #documents: readonly { counts: ReadonlyMap<string, number>; length: number }[];
  readonly #mean: number;
  readonly #holding = new Map<string, number>();

  constructor(documents: readonly (readonly string[])[]) {
    this.#documents = documents.map((stems) => {
      const counts = new Map<string, number>();
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return { counts, length: stems.length };
    });
    this.#mean = this.#documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
    for (const { counts } of this.#documents)
      for (const stem of counts.keys()) this.#holding.set(stem, (this.#holding.get(stem) ?? 0) + 1);
  }

  idf(stem: string): number {
    const n = this.#holding.get(stem) ?? 0;
    return Math.log(1 + (this.#documents.length - n + 0.5) / (n + 0.5));
  }

  scores(query: readonly string[]): number[] {
    const terms = [...new Set(query)];
    return this.#documents.map(({ counts, length }) =>
      terms.reduce((sum, stem) => {
        const count = counts.get(stem) ?? 0;
        const norm = k1 * (1 - b + (b * length) / this.#mean);
        return sum + (this.idf(stem) * count * (k1 + 1)) / (count + norm);
      }, 0),
    );
  }
}
