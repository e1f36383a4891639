import { moscowDay, moscowDayStart } from '#core/domain/job/freshness.ts';
import { pageSize } from '#core/domain/search/listing.ts';
import { type SalaryMarket, salaryMarketOf } from '#core/domain/search/market.ts';
import { clusterAt, comparators, idOf, type RowRef } from '../query/row-ref.ts';
import { has, rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { Distribution } from './distribution.ts';

export interface CompanyFacts {
  /** How many vacancies are open, copies among them. */
  open: number;
  /** Of the oldest that is known, hidden and closed ones too; ms. Midnight of Moscow where only its day is known. */
  firstPublished: number;
  /** Of the kind that most are; null where too few name such a salary. */
  salary: SalaryMarket | null;
  /** The newest open ones; of copies the newest alone. */
  ids: string[];
}

/** What the open vacancies of a company show; null where it has none. */
export function companyFacts(id: string, segments: readonly Segment[]): CompanyFacts | null {
  const found: RowRef[] = [];
  const pay = new Distribution();
  let open = 0;
  let firstPublished = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    const company = segment.companyNumber(id);
    if (company < 0) continue;
    const rows = segment.scratch('company');
    rows.fill(0);
    segment.addRowsOfCompany(rows, company);
    for (const row of rowsIn(rows)) {
      if (!has(segment.present, row)) continue;
      firstPublished = Math.min(firstPublished, publishedAt(segment, row));
      if (!has(segment.open, row)) continue;
      open++;
      found.push({ segment, row });
    }
    pay.add(segment, rows, (row) => !has(segment.open, row));
  }
  if (open === 0) return null;
  const ids = new Map<string, string>();
  for (const ref of found.sort(comparators.newest)) {
    const key = clusterAt(ref) ?? idOf(ref);
    if (!ids.has(key)) ids.set(key, idOf(ref));
    if (ids.size === pageSize) break;
  }
  return { open, firstPublished, salary: salaryMarketOf(pay.salaries, 'any'), ids: [...ids.values()] };
}

/** A repost moves `createdAt`: of an earlier publication the index knows the day alone. */
function publishedAt({ columns }: Segment, row: number): number {
  const createdAt = columns.createdAt[row] as number;
  const openSince = columns.dates.value.openSince[row] as number;
  return openSince < moscowDay(createdAt) ? moscowDayStart(openSince) : createdAt;
}
