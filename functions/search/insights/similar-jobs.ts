import type { JobRow } from '#core/domain/job/job.ts';
import {
  askedConcepts,
  isSimilar,
  jobNearness,
  type SharedRole,
  type Similarity,
  sharedRoleWith,
  weightOfConcepts,
} from '#core/domain/match/similarity.ts';
import { askOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import type { JobIndex } from '../job-index.ts';
import { askBits } from '../match/demand-columns.ts';
import { clusterAt, comparators, idOf, type RowRef } from '../query/row-ref.ts';
import { hash64 } from '../segment/hash.ts';
import { registerPreparation, type Segment } from '../segment/segment.ts';

export interface SimilarJob extends Omit<Similarity, 'nearness'> {
  id: string;
}

const maxSimilar = 6;

/** The vacancy that others are compared with. */
interface Reference {
  id: string;
  location: string;
  /** As `clusterAt` has it. */
  cluster: string | null;
  roles: readonly string[];
  concepts: ReadonlySet<string>;
  weight: number;
  /** What so many of its concepts weigh at most. */
  maxWeights: readonly number[];
}

function referenceOf({ id, location, cluster_key: key, demand }: JobRow): Reference {
  const concepts = askedConcepts((demand?.asks ?? []).map(askOfCode));
  const hash = key === null ? null : hash64(key);
  const maxWeights = [0];
  for (const weight of concepts.map(conceptWeight).toSorted((a, b) => b - a))
    maxWeights.push((maxWeights.at(-1) as number) + weight);
  return {
    maxWeights,
    id,
    location,
    cluster: hash && `${hash.low} ${hash.high}`,
    roles: demand?.roles ?? [],
    concepts: new Set(concepts),
    weight: weightOfConcepts(concepts),
  };
}

interface Neighbour extends RowRef, Similarity {
  isSameLocation: boolean;
}

const nearestFirst = (a: Neighbour, b: Neighbour): number =>
  b.nearness - a.nearness || Number(b.isSameLocation) - Number(a.isSameLocation) || comparators.newest(a, b);

/** Where a copy of the row stands in the list; -1 where none does. */
function copyIn(best: readonly Neighbour[], row: RowRef): number {
  const cluster = clusterAt(row);
  return cluster === null ? -1 : best.findIndex((neighbour) => clusterAt(neighbour) === cluster);
}

/** Puts the row in its place among the best, if it has one. */
function insertNeighbour(neighbour: Neighbour, best: Neighbour[], { id, cluster }: Reference): void {
  const last = best[maxSimilar - 1];
  if (last && nearestFirst(last, neighbour) <= 0) return;
  if (idOf(neighbour) === id || (cluster !== null && clusterAt(neighbour) === cluster)) return;
  const copy = copyIn(best, neighbour);
  if (copy >= 0 && nearestFirst(best[copy] as Neighbour, neighbour) <= 0) return;
  best.splice(copy < 0 ? maxSimilar - 1 : copy, 1);
  best.push(neighbour);
  best.sort(nearestFirst);
}

const weightsOf = new WeakMap<Segment, Float64Array>();

registerPreparation((segment) => segment.demands.prepare());

/** By the number of the concept. */
function conceptWeights(segment: Segment): Float64Array {
  let weights = weightsOf.get(segment);
  if (!weights) {
    weights = Float64Array.from(segment.demands.columns.concepts, conceptWeight);
    weightsOf.set(segment, weights);
  }
  return weights;
}

/** The open rows of a segment beside a vacancy. */
class SegmentNeighbours {
  readonly #segment: Segment;
  readonly #reference: Reference;
  readonly #weights: Float64Array;
  readonly #isShared: Uint8Array;
  /** By kind. */
  readonly #roles: readonly (SharedRole | null)[];
  /** 1 more than the row that named the concept last: one may name it in several choices. */
  readonly #named: Uint32Array;
  readonly #here: number;

  constructor(segment: Segment, reference: Reference) {
    const { concepts } = segment.demands.columns;
    const roleOf = sharedRoleWith(reference.roles);
    this.#segment = segment;
    this.#reference = reference;
    this.#weights = conceptWeights(segment);
    this.#isShared = Uint8Array.from(concepts, (id) => Number(reference.concepts.has(id)));
    this.#roles = segment.demands.kinds.map(({ roles }) => roleOf(roles));
    this.#named = new Uint32Array(concepts.length);
    this.#here = segment.locationNumber(reference.location);
  }

  /** Most rows share so little that counting it is all that is done. */
  placeAll(best: Neighbour[]): void {
    const { asks, kind } = this.#segment.demands.columns;
    const { open } = this.#segment;
    const starts = this.#segment.demands.askStarts;
    const isOwn = this.#isShared;
    for (let word = 0; word < open.length; word++)
      for (let left = open[word] as number; left !== 0; left &= left - 1) {
        const row = (word << 5) + 31 - Math.clz32(left & -left);
        const end = starts[row + 1] as number;
        let maxShared = 0;
        for (let at = starts[row] as number; at < end; at++)
          maxShared += isOwn[(asks[at] as number) >>> askBits] as number;
        const role = this.#roles[kind[row] as number] ?? null;
        if (
          isSimilar(role, maxShared) &&
          this.#maxNearness(role, maxShared) >= (best[maxSimilar - 1]?.nearness ?? 0)
        )
          this.#placeRow(row, role, maxShared > 0, best);
      }
  }

  /** Of a row that asks for nothing but what it shares, and shares what weighs most. */
  #maxNearness(role: SharedRole | null, maxShared: number): number {
    const { weight, maxWeights } = this.#reference;
    const shared = maxWeights[Math.min(maxShared, maxWeights.length - 1)] as number;
    return jobNearness(role, shared, weight, shared);
  }

  #placeRow(row: number, role: SharedRole | null, mayShare: boolean, best: Neighbour[]): void {
    const segment = this.#segment;
    const skills = mayShare ? this.#sharedSkills(row) : { count: 0, shared: 0, asked: 0 };
    if (!isSimilar(role, skills.count)) return;
    const nearness = jobNearness(role, skills.shared, this.#reference.weight, skills.asked);
    if (nearness < (best[maxSimilar - 1]?.nearness ?? 0)) return;
    const isSameLocation = segment.columns.location[row] === this.#here;
    insertNeighbour(
      { segment, row, role, sharedSkills: skills.count, nearness, isSameLocation },
      best,
      this.#reference,
    );
  }

  /** How many concepts both name; the weight of these, and of all that the row names. */
  #sharedSkills(row: number): { count: number; shared: number; asked: number } {
    const { asks } = this.#segment.demands.columns;
    const starts = this.#segment.demands.askStarts;
    const end = starts[row + 1] as number;
    let count = 0;
    let shared = 0;
    let asked = 0;
    for (let at = starts[row] as number; at < end; at++) {
      const concept = (asks[at] as number) >>> askBits;
      if (this.#named[concept] === row + 1) continue;
      this.#named[concept] = row + 1;
      const weight = this.#weights[concept] as number;
      asked += weight;
      if (this.#isShared[concept] === 0) continue;
      count++;
      shared += weight;
    }
    return { count, shared, asked };
  }
}

/**
 * Up to six open vacancies like one, the nearest first (docs/rules.md#similar-jobs): of the same distance those of its
 * place, then the newest. Copies count once, and its own not at all. Not a part of the index: who only searches loads no
 * roles.
 */
export function similarJobs(index: JobIndex, job: JobRow): SimilarJob[] {
  const reference = referenceOf(job);
  const best: Neighbour[] = [];
  for (const segment of index.segments) new SegmentNeighbours(segment, reference).placeAll(best);
  return best.map(({ role, sharedSkills, ...ref }) => ({ id: idOf(ref), role, sharedSkills }));
}
