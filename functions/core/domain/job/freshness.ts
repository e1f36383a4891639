import { moscowOffset } from '../search/date-range.ts';
import type { JobRow } from './job.ts';

const day = 86_400_000;
/** As many as the index has room for: until the year 2149. */
const lastDay = 65_535;

/** The day of an instant, ms, in Moscow's calendar, counted from 1970; before it none. */
export const moscowDay = (instant: number): number =>
  Math.min(lastDay, Math.max(0, Math.floor((instant + moscowOffset) / day)));

/** ms of the midnight with which such a day begins. */
export const moscowDayStart = (moscowDay: number): number => moscowDay * day - moscowOffset;

/** '2026-11-01': the day of an ISO instant in Moscow's calendar. */
export const moscowDate = (instant: string): string =>
  new Date(moscowDay(Date.parse(instant)) * day).toISOString().slice(0, 10);

type Publication = Pick<JobRow, 'created_at' | 'first_published_at' | 'reopened_at' | 'reposts' | 'is_open'>;

const earlier = (left: string, right: string): string =>
  Date.parse(right) < Date.parse(left) ? right : left;

const firstPublished = ({ created_at, first_published_at }: Publication): string =>
  earlier(created_at, first_published_at ?? created_at);

/** ISO instant since which it is open, or was until it closed (docs/rules.md#freshness-open). */
export const openSince = (row: Publication): string => row.reopened_at ?? firstPublished(row);

/** With an earlier publication that the source itself names. */
export const withEarlierPublication = <Row extends Publication>(row: Row, published: string | null): Row =>
  published === null ? row : { ...row, first_published_at: earlier(firstPublished(row), published) };

/** What a publication found by an import says of one that is known (docs/rules.md#freshness-reposts). */
export function withPublication(
  before: Publication,
  published: string | null,
): Pick<JobRow, 'first_published_at' | 'reopened_at' | 'reposts'> {
  const { reopened_at, reposts } = before;
  const unchanged = { first_published_at: firstPublished(before), reopened_at, reposts };
  if (published === null || Date.parse(published) === Date.parse(before.created_at)) return unchanged;
  if (Date.parse(published) < Date.parse(before.created_at))
    return { ...unchanged, first_published_at: earlier(unchanged.first_published_at, published) };
  return before.is_open
    ? { ...unchanged, reposts: reposts + 1 }
    : { ...unchanged, reopened_at: published, reposts: 0 };
}

/** Days of Moscow's calendar between two instants, ms. */
export const daysBetween = (from: number, to: number): number => Math.max(0, moscowDay(to) - moscowDay(from));

/** How long it was open; null while it is, where that is not known, and where the closing says nothing of it. */
export function closedAfter(
  row: Publication & Pick<JobRow, 'is_active' | 'closed_at' | 'closed_in_bulk'>,
): number | null {
  if (row.is_open || !row.is_active || row.closed_at === null || row.closed_in_bulk) return null;
  const [since, until] = [Date.parse(openSince(row)), Date.parse(row.closed_at)];
  return until < since ? null : daysBetween(since, until);
}
