const segments = (path: string): string[] =>
  path.replace(/^(?:.*\/)?(?:tests\/functions|tests|functions)\//u, '').split(/[/.]/u);

/**
 * How many folders, and at last the name, a test shares with a file: of `search/match/facts` 3. Both are paths, whole or from the
 * root.
 */
export function nearness(test: string, file: string): number {
  const [testSegments, fileSegments] = [segments(test), segments(file)];
  const first = testSegments.findIndex((segment, at) => segment !== fileSegments[at]);
  return first < 0 ? testSegments.length : first;
}

/** What a test is expected to take before it has run, in milliseconds. */
const unknownDuration = 1_000;

/** In which order files of tests are asked about a mutant; it learns from what they said of others. */
export class TestOrder {
  readonly #durations = new Map<string, number>();
  /** By mutated file, then by test: how many of its mutants a test was the first to see. */
  readonly #seen = new Map<string, Map<string, number>>();

  /** How long a test took, in milliseconds, and whether it saw a mutant of the file. */
  add(file: string, test: string, { ms, isSeen }: { ms: number; isSeen: boolean }): void {
    // One that fails ends early.
    this.#durations.set(test, Math.max(ms, isSeen ? (this.#durations.get(test) ?? 0) : 0));
    if (!isSeen) return;
    const seen = this.#seen.get(file) ?? new Map<string, number>();
    this.#seen.set(file, seen.set(test, (seen.get(test) ?? 0) + 1));
  }

  /**
   * The one that sees most in a second comes first; of those that saw none, the nearest, and of equally near ones the shortest.
   * Of groups that are run by themselves that comes first whose first test does; of equals the one that is given first.
   */
  sorted<Test>(file: string, groups: readonly (readonly Test[])[], idOf: (test: Test) => string): Test[][] {
    const rank = (test: Test) => {
      const id = idOf(test);
      const duration = this.#durations.get(id) ?? unknownDuration;
      const rate = (this.#seen.get(file)?.get(id) ?? 0) / (duration + 100);
      return { test, duration, rate, near: nearness(id, file) };
    };
    type Ranked = ReturnType<typeof rank>;
    const byPromise = (a: Ranked | undefined, b: Ranked | undefined) =>
      (b?.rate ?? 0) - (a?.rate ?? 0) || (b?.near ?? 0) - (a?.near ?? 0);
    return groups
      .map((group) => group.map(rank).sort((a, b) => byPromise(a, b) || a.duration - b.duration))
      .sort(([a], [b]) => byPromise(a, b))
      .map((group) => group.map(({ test }) => test));
  }
}
