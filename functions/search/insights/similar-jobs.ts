import type { JobRow } from '#core/domain/job/job.ts';
import {
  askedConcepts,
  isSimilar,
  nearnessOf,
  type Similarity,
  sharedRole,
  weightOfConcepts,
} from '#core/domain/match/similarity.ts';
import { askOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { askBits } from '../match/demand-columns.ts';
import { clusterAt, comparators, idOf, type RowRef } from '../query/row-ref.ts';
import { rowsIn } from '../segment/bitmap.ts';
import { hash64 } from '../segment/hash.ts';
import type { Segment } from '../segment/segment.ts';

export interface SimilarJob extends Omit<Similarity, 'nearness'> {
  id: string;
}

const mostSimilar = 6;

/** The vacancy that others are compared with. */
interface Reference {
  id: string;
  location: string;
  /** As `clusterAt` has it. */
  cluster: string | null;
  roles: readonly string[];
  concepts: ReadonlySet<string>;
  weight: number;
}

function referenceOf({ id, location, cluster_key: key, demand }: JobRow): Reference {
  const concepts = askedConcepts((demand?.asks ?? []).map(askOfCode));
  const hash = key === null ? null : hash64(key);
  return {
    id,
    location,
    cluster: hash && `${hash.low} ${hash.high}`,
    roles: demand?.roles ?? [],
    concepts: new Set(concepts),
    weight: weightOfConcepts(concepts),
  };
}

interface Near extends RowRef, Similarity {
  isSamePlace: boolean;
}

const nearestFirst = (a: Near, b: Near): number =>
  b.nearness - a.nearness || Number(b.isSamePlace) - Number(a.isSamePlace) || comparators.newest(a, b);

/** Where a copy of the row stands in the list; -1 where none does. */
function copyIn(best: readonly Near[], row: RowRef): number {
  const cluster = clusterAt(row);
  return cluster === null ? -1 : best.findIndex((one) => clusterAt(one) === cluster);
}

/** Puts the row in its place among the best, if it has one. */
function place(near: Near, best: Near[], { id, cluster }: Reference): void {
  const last = best[mostSimilar - 1];
  if (last && nearestFirst(last, near) <= 0) return;
  if (idOf(near) === id || (cluster !== null && clusterAt(near) === cluster)) return;
  const copy = copyIn(best, near);
  if (copy >= 0 && nearestFirst(best[copy] as Near, near) <= 0) return;
  best.splice(copy < 0 ? mostSimilar - 1 : copy, 1);
  best.push(near);
  best.sort(nearestFirst);
}

/** Looks at every open row of a segment. No generator: the loop would never be compiled. */
function placeRows(segment: Segment, best: Near[], reference: Reference): void {
  const { asks, concepts, kind, location } = segment.columns;
  const starts = segment.demands.askStarts;
  const roles = segment.demands.kinds.map((one) => sharedRole(reference.roles, one.roles));
  const weights = Float64Array.from(concepts, conceptWeight);
  const isOwn = Uint8Array.from(concepts, (id) => Number(reference.concepts.has(id)));
  const here = segment.locationNumber(reference.location);
  /** 1 more than the row that named the concept last: one may name it in several choices. */
  const named = new Uint32Array(concepts.length);
  for (const row of rowsIn(segment.open)) {
    const end = starts[row + 1] as number;
    let sharedSkills = 0;
    let sharedWeight = 0;
    let weight = 0;
    for (let at = starts[row] as number; at < end; at++) {
      const concept = (asks[at] as number) >>> askBits;
      if (named[concept] === row + 1) continue;
      named[concept] = row + 1;
      const own = weights[concept] as number;
      weight += own;
      if (isOwn[concept] === 0) continue;
      sharedSkills++;
      sharedWeight += own;
    }
    const role = roles[kind[row] as number] ?? null;
    if (!isSimilar(role, sharedSkills)) continue;
    const nearness = nearnessOf(role, sharedWeight, reference.weight, weight);
    if (nearness < (best[mostSimilar - 1]?.nearness ?? 0)) continue;
    place(
      { segment, row, role, sharedSkills, nearness, isSamePlace: location[row] === here },
      best,
      reference,
    );
  }
}

/**
 * The open vacancies nearest to one: of the same distance those of its place, then the newest. Copies count once, and its
 * own not at all.
 */
export function similarJobs(job: JobRow, segments: readonly Segment[]): SimilarJob[] {
  const reference = referenceOf(job);
  const best: Near[] = [];
  for (const segment of segments) placeRows(segment, best, reference);
  return best.map(({ role, sharedSkills, ...place }) => ({ id: idOf(place), role, sharedSkills }));
}
