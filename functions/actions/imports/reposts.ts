import type { SourceId } from '#core/domain/import/source.ts';
import type { SourceVacancy } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';

interface Reposts {
  kept: SourceVacancy[];
  /** Another vacancy stands for these. */
  repeated: SourceVacancy[];
  /** Which vacancy stands for a key from now on. */
  canonicalByKey: Map<string, string>;
}

/** Of those that the source has posted twice, the one that we have stays as long as the source shows it. */
export async function classifyReposts(
  source: SourceId,
  vacancies: readonly SourceVacancy[],
): Promise<Reposts> {
  const before = await importRuns.findReposts(
    source,
    vacancies.flatMap(({ repostKey }) => repostKey ?? []),
  );
  const rows = await jobs.findMany([...before.values()]);
  const open = new Set(rows.filter(({ is_open }) => is_open).map(({ id }) => id));
  const classified: Reposts = { kept: [], repeated: [], canonicalByKey: new Map() };
  for (const vacancy of vacancies) {
    const { repostKey: key, row } = vacancy;
    const previousId = key === undefined ? undefined : before.get(key);
    const canonical =
      key === undefined
        ? undefined
        : (classified.canonicalByKey.get(key) ??
          (previousId && open.has(previousId) ? previousId : undefined));
    if (canonical !== undefined && canonical !== row.id) {
      classified.repeated.push(vacancy);
      continue;
    }
    classified.kept.push(vacancy);
    if (key !== undefined) classified.canonicalByKey.set(key, row.id);
  }
  return classified;
}
