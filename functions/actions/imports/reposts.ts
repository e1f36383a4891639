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
    vacancies.flatMap(({ repostKey, formerRepostKeys = [] }) =>
      [...formerRepostKeys, repostKey ?? []].flat(),
    ),
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
  const open = new Map(rows.filter(({ is_open }) => is_open).map((row) => [row.id, row]));
  const keyOf = (id: string): string | undefined => onPage.get(id) ?? keysBefore.get(id);
  /** A vacancy that has another pay by now has another key, and stands for none of its old one. */
  const storedUnder = (key: string): string | undefined => {
    const id = before.get(key);
    return id !== undefined && open.has(id) && (keyOf(id) ?? key) === key ? id : undefined;
  };
  /** As a release before kept it, by a coarser key or another spelling: of the pay its words tell. */
  const storedAsBefore = ({ row, repostKey, formerRepostKeys = [] }: SourceVacancy): string | undefined => {
    const keys = [undefined, repostKey, ...formerRepostKeys];
    return formerRepostKeys
      .flatMap((key) => open.get(before.get(key) ?? '') ?? [])
      .find(({ id, salary_words }) => salary_words === row.salary_words && keys.includes(keyOf(id)))?.id;
  };

  const canonicalByKey = new Map<string, string>();
  const classified: Reposts = { kept: [], repeated: [], canonicalToNote: new Map() };
  for (const vacancy of vacancies) {
    const { repostKey: key, row } = vacancy;
    if (key === undefined) {
      classified.kept.push(vacancy);
      continue;
    }
    const canonical = canonicalByKey.get(key) ?? storedUnder(key) ?? storedAsBefore(vacancy) ?? row.id;
    (canonical === row.id ? classified.kept : classified.repeated).push(vacancy);
    canonicalByKey.set(key, canonical);
    if (before.get(key) !== canonical || keysBefore.get(canonical) !== key)
      classified.canonicalToNote.set(key, canonical);
  }
  return classified;
}
