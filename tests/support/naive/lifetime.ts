import { categories } from '#core/domain/search/catalog.ts';
import { similarityScopes } from '#core/domain/search/market.ts';
import type { Lifetime } from '#functions/search/insights/lifetimes.ts';
import { isInside } from './market.ts';
import type { JobFacts } from './rules.ts';

export interface Observed {
  days: number;
  isClosed: boolean;
}

/** The first day on which at most half are left, by the product of exact fractions (docs/rules.md#freshness-closing). */
export function medianDay(all: readonly Observed[]): number | null {
  const days = [...new Set(all.filter(({ isClosed }) => isClosed).map((one) => one.days))].sort(
    (a, b) => a - b,
  );
  return (
    days.find((last) => {
      let [left, of] = [1n, 1n];
      for (const day of days.filter((one) => one <= last)) {
        const atRisk = all.filter((one) => one.days >= day).length;
        const closing = all.filter((one) => one.isClosed && one.days === day).length;
        left *= BigInt(atRisk - closing);
        of *= BigInt(atRisk);
      }
      return 2n * left <= of;
    }) ?? null
  );
}

/** A day of Moscow's calendar: the clock there is three hours ahead. */
export const dayOf = (instant: string | Date): number =>
  Date.parse(`${new Date(new Date(instant).getTime() + 10_800_000).toISOString().slice(0, 10)}T00:00:00Z`) /
  86_400_000;

/** Since its last opening, else its first publication; null of one that says nothing. */
export function observed({ row }: JobFacts, now: Date): Observed | null {
  if (!row.is_active) return null;
  const published = [row.created_at, row.first_published_at ?? row.created_at].sort()[0] as string;
  const since = row.reopened_at ?? published;
  const until = row.is_open ? now.toISOString() : row.closed_at;
  if (until === null || row.closed_in_bulk || (!row.is_open && until < since)) return null;
  return { days: Math.max(0, dayOf(until) - dayOf(since)), isClosed: !row.is_open };
}

/** Of those like an open vacancy: the narrowest circle in which 50 have closed. */
export function lifetimeOf(job: JobFacts, all: readonly JobFacts[], now: Date): Lifetime | null {
  const others = all.filter((other) => other.row.id !== job.row.id);
  for (const circle of similarityScopes(job.row.category_id)) {
    const alike = others
      .filter((other) => isInside(circle, job, other))
      .flatMap((other) => observed(other, now) ?? []);
    if (alike.filter(({ isClosed }) => isClosed).length < 50) continue;
    const days = medianDay(alike);
    const id = circle.category === 'same' ? job.row.category_id : job.categories.at(-1);
    const category =
      circle.category === 'any' ? null : (categories.find((one) => one.id === id)?.name ?? null);
    return days === null
      ? null
      : { days, n: alike.length, scope: { category, level: circle.sameLevel ? job.level : null } };
  }
  return null;
}
