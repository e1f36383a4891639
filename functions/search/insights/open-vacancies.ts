import type { JobOrigin } from '#core/domain/import/source.ts';
import { rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';

export interface OpenVacancy {
  id: string;
  /** When readers last saw a change, an ISO instant to the second; null where that is not known. */
  modifiedAt: string | null;
}

/** Of the open vacancies those from these places; in no order that means anything, but the same until one changes. */
export function* openVacancies(
  segments: readonly Segment[],
  origins: readonly JobOrigin[],
): Generator<OpenVacancy> {
  for (const { columns, ids, open } of segments) {
    const isWanted = columns.sources.map((source) => (origins as readonly string[]).includes(source));
    for (const row of rowsIn(open))
      if (isWanted[columns.source[row] as number])
        yield { id: ids.at(row), modifiedAt: instantOf(columns.modifiedAt[row] as number) };
  }
}

const instantOf = (seconds: number): string | null =>
  seconds === 0 ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
