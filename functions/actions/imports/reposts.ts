import type { SourceId } from '#core/domain/import/source.ts';
import type { SourceVacancy } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';

interface Reposts {
  kept: SourceVacancy[];
  /** Another vacancy stands for these. */
  repeated: SourceVacancy[];
  /** Of those kept, by the key: which was not noted so yet. */
  canonicalToNote: Map<string, string>;
}

/** Of those that the source has posted twice, the one that we have stays as long as the source shows it so. */
export async function classifyReposts(
  source: SourceId,
  vacancies: readonly SourceVacancy[],
): Promise<Reposts> {
  const before = await importRuns.findReposts(
    source,
    vacancies.flatMap(({ repostKey }) => repostKey ?? []),
  );
  const onPage = new Map(
    vacancies.flatMap(({ row, repostKey }) =>
      repostKey === undefined ? [] : [[row.id, repostKey] as const],
    ),
  );
  const [rows, keysBefore] = await Promise.all([
    jobs.findMany([...before.values()]),
    importRuns.findRepostKeys(source, [...before.values(), ...onPage.keys()]),
  ]);
  const open = new Set(rows.filter(({ is_open }) => is_open).map(({ id }) => id));
  /** A vacancy that has another pay by now has another key, and stands for none of its old one. */
  const standsFor = (id: string, key: string): boolean =>
    open.has(id) && (onPage.get(id) ?? keysBefore.get(id) ?? key) === key;

  const canonicalByKey = new Map<string, string>();
  const classified: Reposts = { kept: [], repeated: [], canonicalToNote: new Map() };
  for (const vacancy of vacancies) {
    const { repostKey: key, row } = vacancy;
    if (key === undefined) {
      classified.kept.push(vacancy);
      continue;
    }
    const previousId = before.get(key);
    const canonical =
      canonicalByKey.get(key) ?? (previousId && standsFor(previousId, key) ? previousId : row.id);
    if (canonical !== row.id) {
      classified.repeated.push(vacancy);
      continue;
    }
    classified.kept.push(vacancy);
    canonicalByKey.set(key, row.id);
    if (previousId !== row.id || keysBefore.get(row.id) !== key) classified.canonicalToNote.set(key, row.id);
  }
  return classified;
}
