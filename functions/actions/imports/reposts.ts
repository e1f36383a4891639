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
    vacancies.flatMap(({ repostKey, formerRepostKey }) => [repostKey ?? [], formerRepostKey ?? []].flat()),
  );
  const rows = await jobs.findMany([...before.values()]);
  const open = new Map(rows.filter(({ is_open }) => is_open).map((row) => [row.id, row]));
  const storedFor = (key: string | undefined) => open.get(before.get(key ?? '') ?? '');

  const classified: Reposts = { kept: [], repeated: [], canonicalByKey: new Map() };
  for (const vacancy of vacancies) {
    const { repostKey: key, formerRepostKey, row } = vacancy;
    if (key === undefined) {
      classified.kept.push(vacancy);
      continue;
    }
    const former = storedFor(formerRepostKey);
    const canonical =
      classified.canonicalByKey.get(key) ??
      storedFor(key)?.id ??
      (former?.salary_words === row.salary_words ? former.id : undefined) ??
      row.id;
    (canonical === row.id ? classified.kept : classified.repeated).push(vacancy);
    classified.canonicalByKey.set(key, canonical);
  }
  return classified;
}
