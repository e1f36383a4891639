import type { JobOrigin } from '#core/domain/import/source.ts';
import { rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';

/** Of the open vacancies those from these places; in no order that means anything, but the same until one changes. */
export function* openIds(segments: readonly Segment[], origins: readonly JobOrigin[]): Generator<string> {
  for (const { columns, ids, open } of segments) {
    const isWanted = columns.sources.map((source) => (origins as readonly string[]).includes(source));
    for (const row of rowsIn(open)) if (isWanted[columns.source[row] as number]) yield ids.at(row);
  }
}
