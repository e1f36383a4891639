import type { JobOrigin } from '#core/domain/import/source.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { rowsIn } from '../segment/bitmap.ts';

export interface OpenVacancy {
  id: string;
  /** When readers last saw a change, an ISO instant to the second; null where that is not known. */
  modifiedAt: string | null;
}

/** Of these those from these places; in no order that means anything, but the same until one changes. */
export function* openVacancies(
  found: readonly MatchingRows[],
  origins: readonly JobOrigin[],
): Generator<OpenVacancy> {
  for (const { segment, rows } of found) {
    const { columns, ids } = segment;
    const isWanted = columns.sources.map((source) => (origins as readonly string[]).includes(source));
    for (const row of rowsIn(rows))
      if (isWanted[columns.source[row] as number])
        yield { id: ids.at(row), modifiedAt: instantOf(columns.dates.value.modifiedAt[row] as number) };
  }
}

const instantOf = (seconds: number): string | null =>
  seconds === 0 ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
