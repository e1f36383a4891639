import table from './weights.json' with { type: 'json' };

/**
 * How much each thing tells, from a fixed set of texts and never from the live base: a pair keeps its number from one
 * import to the next (docs/rules.md#match-weights). Made by `npm run bench -- match --weights`.
 */
interface Weights {
  concepts: ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
}

/** Of few asks one cannot tell much: their weight counts as so much more. */
export const smoothing = 4;

const minWeight = 1;
const maxWeight = 6;

/** Of a thing that `n` of all texts name. */
const weightOf = (n: number): number =>
  Math.min(maxWeight, Math.max(minWeight, Math.log(1 + (table.documents - n + 0.5) / (n + 0.5))));

let cachedWeights: Weights | undefined;

function weights(): Weights {
  if (!cachedWeights) {
    const stems = Object.entries(table.stems as Record<string, string>).flatMap(([n, list]) =>
      list.split(' ').map((stem): [string, number] => [stem, weightOf(Number(n))]),
    );
    const concepts = Object.entries(table.concepts as Record<string, string>).flatMap(([n, list]) =>
      list.split(' ').map((id): [string, number] => [id, weightOf(Number(n))]),
    );
    cachedWeights = { concepts: new Map(concepts), stems: new Map(stems) };
  }
  return cachedWeights;
}

/** Of a concept: one that no text has named weighs most. */
export const conceptWeight = (id: string): number => weights().concepts.get(id) ?? weightOf(0);

/** Of a stem; 0 where it is not in the vocabulary: a stem can be a surname, and goes nowhere. */
export const stemWeight = (stem: string): number => weights().stems.get(stem) ?? 0;
