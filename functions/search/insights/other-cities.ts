import type { JobRow } from '#core/domain/job/job.ts';
import type { CopyCounts } from '#core/domain/job/shown-job.ts';
import { nameCollator } from '#core/domain/text/name-order.ts';
import { comparators, idOf, type RowRef } from '../query/row-ref.ts';
import { has } from '../segment/bitmap.ts';
import { hash64 } from '../segment/hash.ts';
import type { Segment } from '../segment/segment.ts';

export interface OtherCity {
  id: string;
  location: string;
}

const cityAt = ({ segment: { columns }, row }: RowRef): string =>
  columns.locations[columns.location[row] as number] as string;

function openCopies(key: string, segments: readonly Segment[]): RowRef[] {
  const hash = hash64(key);
  return segments.flatMap((segment) =>
    segment.clusters
      .rowsOf(hash)
      .filter((row) => has(segment.open, row))
      .map((row): RowRef => ({ segment, row })),
  );
}

/** Of all open copies of these clusters the ids. */
export const openCopyIds = (keys: Iterable<string>, segments: readonly Segment[]): string[] =>
  Array.from(keys, (key) => openCopies(key, segments).map(idOf)).flat();

/** How many open copies a vacancy has beside itself, and in how many other cities. */
export function countCopies(
  { id, cluster_key: key, location }: JobRow,
  segments: readonly Segment[],
): CopyCounts {
  const others = key === null ? [] : openCopies(key, segments).filter((copy) => idOf(copy) !== id);
  const cities = new Set(others.map(cityAt));
  cities.delete(location);
  return { copies: others.length, otherCities: cities.size };
}

/** The one of the open copies by whose address search engines know all of them: the newest, which lists show, too. */
export function canonicalId({ id, cluster_key: key }: JobRow, segments: readonly Segment[]): string {
  const [newest] = key === null ? [] : openCopies(key, segments).sort(comparators.newest);
  return newest ? idOf(newest) : id;
}

/** Open copies of the vacancy elsewhere, one for each other city, by its name. */
export function otherCities(
  { cluster_key: key, location }: JobRow,
  segments: readonly Segment[],
): OtherCity[] {
  if (key === null) return [];
  const byCity = new Map<string, string>();
  for (const copy of openCopies(key, segments).sort(comparators.newest)) {
    const city = cityAt(copy);
    if (city !== location && !byCity.has(city)) byCity.set(city, idOf(copy));
  }
  return [...byCity]
    .map(([city, id]) => ({ id, location: city }))
    .sort((a, b) => nameCollator().compare(a.location, b.location));
}
