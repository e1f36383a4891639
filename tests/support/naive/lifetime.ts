import { categories } from '#core/domain/search/catalog.ts';
import type { Lifetime } from '#functions/search/insights/lifetimes.ts';
import { isInside, scopesOf } from './market.ts';
import type { JobFacts } from './rules.ts';

export interface Observed {
  days: number;
  isClosed: boolean;
}

/** The first day on which at most half are left, by the product of exact fractions (docs/rules.md#freshness-closing). */
export function medianDay(all: readonly Observed[]): number | null {
  const days = [
    ...new Set(all.filter(({ isClosed }) => isClosed).map((observation) => observation.days)),
  ].sort((a, b) => a - b);
  return (
    days.find((last) => {
      let [numerator, denominator] = [1n, 1n];
      for (const day of days.filter((candidate) => candidate <= last)) {
        const atRisk = all.filter((observation) => observation.days >= day).length;
        const closing = all.filter((observation) => observation.isClosed && observation.days === day).length;
        numerator *= BigInt(atRisk - closing);
        denominator *= BigInt(atRisk);
      }
      return 2n * numerator <= denominator;
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

/** Of those like an open vacancy: the narrowest scope in which 50 have closed. */
export function lifetimeOf(job: JobFacts, all: readonly JobFacts[], now: Date): Lifetime | null {
  const others = all.filter((other) => other.row.id !== job.row.id);
  for (const similarityScope of scopesOf(job.row.category_id)) {
    const observations = others
      .filter((other) => isInside(similarityScope, job, other))
      .flatMap((other) => observed(other, now) ?? []);
    if (observations.filter(({ isClosed }) => isClosed).length < 50) continue;
    const days = medianDay(observations);
    const id = similarityScope.category === 'same' ? job.row.category_id : job.categories.at(-1);
    const category =
      similarityScope.category === 'any' ? null : (categories.find((item) => item.id === id)?.name ?? null);
    return days === null
      ? null
      : {
          days,
          n: observations.length,
          scope: { category, level: similarityScope.sameLevel ? job.level : null },
        };
  }
  return null;
}
