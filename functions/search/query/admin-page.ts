import { AppError } from '#core/contract/errors.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { type Bitmap, remove, rowsBetween, sizeOf } from '../segment/bitmap.ts';
import { partitionPoint } from '../segment/partition-point.ts';
import type { Segment } from '../segment/segment.ts';
import { comparators, idOf, type RowRef } from './row-ref.ts';

/** 100 vacancies at once, newest first; «Показать ещё» asks for the next ones (docs/rules.md#admin-jobs-page). */
const pageSize = 100;

export interface AdminPage {
  ids: string[];
  total: number;
  found: number;
  /** Where the page after begins; null after the last. */
  next: string | null;
}

/** The place behind a vacancy in the order, not its number: it stays true when others come or go meanwhile. */
const cursorOf = (ref: RowRef): string => `${ref.segment.columns.createdAt[ref.row]}~${idOf(ref)}`;

interface Cursor {
  at: number;
  id: string;
}

function parseCursor(after: string): Cursor {
  const [, instant, id] = /^(-?\d{1,16})~(.+)$/su.exec(after) ?? [];
  if (instant === undefined || id === undefined)
    throw new AppError('invalid_request', 'after: не продолжение этого списка');
  return { at: Number(instant), id };
}

/** The first row behind the cursor; rows of one instant stand in the order of their ids. */
const firstAfter = (segment: Segment, { at, id }: Cursor): number =>
  partitionPoint(segment.firstUntil(at), segment.firstBefore(at), (row) => segment.ids.at(row) > id);

function foundIn(segment: Segment, text: string): Bitmap {
  const rows = segment.scratch('found');
  if (text === '') {
    rows.set(segment.present);
    return rows;
  }
  segment.text.fillNamed(text, rows);
  for (let at = 0; at < rows.length; at++) rows[at] = (rows[at] as number) & (segment.present[at] as number);
  return rows;
}

/** Of all vacancies, hidden ones too, newest first, those whose title or company holds the text: a page of ids. */
export function adminPage(segments: readonly Segment[], q: string, after?: string): AdminPage {
  const text = searchable(q);
  const cursor = after === undefined ? null : parseCursor(after);
  let found = 0;
  const refs = segments.flatMap((segment) => {
    const rows = foundIn(segment, text);
    const size = sizeOf(rows);
    found += size;
    const first = cursor === null ? 0 : firstAfter(segment, cursor);
    // The rows before the cursor are counted out, word by word and then the rest of one word.
    rows.fill(0, 0, first >>> 5);
    for (let row = (first >>> 5) << 5; row < first; row++) remove(rows, row);
    return rowsBetween(rows, 0, pageSize + 1).map((row): RowRef => ({ segment, row }));
  });
  const rest = refs.sort(comparators.newest);
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return {
    ids: page.map(idOf),
    total: segments.reduce((sum, { presentCount }) => sum + presentCount, 0),
    found,
    next: last && rest.length > page.length ? cursorOf(last) : null,
  };
}
