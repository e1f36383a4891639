import type { JobOrigin } from '#core/domain/import/source.ts';
import { isArrangement } from '#core/domain/job/arrangement.ts';
import { isShown } from '#core/domain/job/job.ts';
import { levels } from '#core/domain/job/level.ts';
import { payKinds } from '#core/domain/job/pay/salary.ts';
import type { MarketGroup, MarketMonth, MarketSkill, SkillGroup } from '#core/domain/market/market-month.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import { dayOf, observed } from './lifetime.ts';
import { payOf } from './market.ts';
import { compareBy } from './order.ts';
import type { JobFacts } from './rules.ts';

/** Of numbers in order, linear between the two nearest places; nothing of fewer than 20. */
function quantiles(numbers: readonly number[], shares: readonly number[]): number[] | null {
  if (numbers.length < 20) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  return shares.map((share) => {
    const position = share * (sorted.length - 1);
    const lower = sorted[Math.trunc(position)] as number;
    const upper = sorted[Math.min(sorted.length - 1, Math.trunc(position) + 1)] as number;
    return Math.round(lower + (position % 1) * (upper - lower));
  });
}

const medianOf = (numbers: readonly number[]): number | null => quantiles(numbers, [0.5])?.[0] ?? null;

/** A vacancy without a key is nobody's copy; of the others the newest (docs/rules.md#market-copies). */
function withoutCopies(jobs: readonly JobFacts[]): JobFacts[] {
  const sorted = jobs.toSorted(compareBy.newest);
  return sorted.filter(
    ({ row }, at) =>
      row.cluster_key === null ||
      sorted.findIndex((other) => other.row.cluster_key === row.cluster_key) === at,
  );
}

const middlesOf = (jobs: readonly JobFacts[], kind: string): number[] =>
  jobs.flatMap(({ row, salary }) => (salary && payOf(row) === kind ? (salary.min + salary.max) / 2 : []));

const monthOf = (instant: string | Date): string =>
  new Date(dayOf(instant) * 86_400_000).toISOString().slice(0, 7);

type Inside = (job: JobFacts) => boolean;

/** Every value and all of them. */
const choices = <Value>(values: readonly Value[], has: (job: JobFacts, value: Value) => boolean) =>
  [null, ...values].map((value): [Value | null, Inside] => [
    value,
    (job) => value === null || has(job, value),
  ]);

/** The figures of the month of an instant, each group looked at by itself (docs/rules.md#market-groups). */
export function marketMonthOf(
  all: readonly JobFacts[],
  origins: readonly JobOrigin[],
  now: Date,
  before: MarketMonth | null,
): Pick<MarketMonth, 'groups' | 'skills'> {
  const included = all.filter(({ row }) => origins.includes(row.source));
  const open = included.filter(({ row }) => isShown(row));
  const closed = included.filter(
    (job) => observed(job, now)?.isClosed && monthOf(job.row.closed_at as string) === monthOf(now),
  );
  const daysOf = (jobs: readonly JobFacts[]) => {
    const days = jobs.map((job) => observed(job, now)?.days as number);
    return { n: days.length, median: medianOf(days) };
  };

  const sizeIn = (city: string) => withoutCopies(open.filter(({ row }) => row.location === city)).length;
  const cities = [...new Set(open.map(({ row }) => row.location))]
    .filter((city) => !['Город не указан', 'Remote', 'Удаленная работа'].includes(city))
    .filter((city) => sizeIn(city) >= 20)
    .sort()
    .sort((a, b) => sizeIn(b) - sizeIn(a))
    .slice(0, 30);

  const groups: MarketGroup[] = [];
  const skills: SkillGroup[] = [];
  for (const [category, isOfCategory] of choices(
    categories.map(({ id }) => id),
    (job, id) => job.categories.includes(id),
  ))
    for (const [level, isOfLevel] of choices([...levels], (job, value) => job.level === value))
      for (const [city, isInCity] of choices(cities, ({ row }, value) => row.location === value)) {
        const isInside = (job: JobFacts) => isOfCategory(job) && isOfLevel(job) && isInCity(job);
        const inside = withoutCopies(open.filter(isInside));
        const closedInside = withoutCopies(closed.filter(isInside));
        const isAll = category === null && level === null && city === null;
        if (isAll || inside.length >= 20 || closedInside.length >= 20)
          groups.push({
            ...{ category, level, city, vacancies: inside.length },
            pay: Object.fromEntries(
              payKinds
                .filter((kind) => middlesOf(inside, kind).length > 0)
                .map((kind) => {
                  const middles = middlesOf(inside, kind);
                  const [p25, median, p75] = (quantiles(middles, [0.25, 0.5, 0.75]) ?? []) as [
                    number,
                    number,
                    number,
                  ];
                  const quartiles = middles.length < 20 ? null : { p25, median, p75 };
                  return [kind, { n: middles.length, quartiles }];
                }),
            ),
            open: daysOf(inside),
            closed: daysOf(closedInside),
          });
        if (city === null && inside.length >= 20)
          skills.push({ category, level, vacancies: inside.length, skills: skillsOf(inside) });
      }
  for (const group of skills) {
    const previous = before?.skills.find(
      ({ category, level }) => category === group.category && level === group.level,
    );
    for (const skill of group.skills) {
      const previousSkill = previous?.skills.find(({ name }) => fold(name) === fold(skill.name));
      if (previous && previousSkill) skill.before = { n: previousSkill.n, vacancies: previous.vacancies };
      if (group.category === null || group.level === null) skill.pay = [];
    }
  }
  return { groups, skills };
}

const keysOf = ({ row }: JobFacts): Set<string> =>
  new Set(
    row.tags
      .map(collapse)
      .filter((tag) => tag !== '' && tag.length <= 40 && !isArrangement(tag))
      .map(fold),
  );

/** Newest first; those that most name (docs/rules.md#market-skills). */
function skillsOf(jobs: readonly JobFacts[]): MarketSkill[] {
  const keys = [...new Set(jobs.flatMap((job) => [...keysOf(job)]))].sort();
  const jobsWith = (key: string) => jobs.filter((job) => keysOf(job).has(key));
  return keys
    .sort((a, b) => jobsWith(b).length - jobsWith(a).length)
    .slice(0, 30)
    .map((key) => {
      const withSkill = jobsWith(key);
      const others = jobs.filter((job) => !withSkill.includes(job));
      const name = withSkill[0]?.row.tags.map(collapse).find((tag) => fold(tag) === key) ?? '';
      return {
        ...{ name, n: withSkill.length, before: null },
        pay: payKinds.flatMap((kind) => {
          const [mine, theirs] = [middlesOf(withSkill, kind), middlesOf(others, kind)];
          const [medianWith, medianWithout] = [medianOf(mine), medianOf(theirs)];
          return medianWith === null || medianWithout === null
            ? []
            : [
                {
                  kind,
                  naming: { n: mine.length, median: medianWith },
                  others: { n: theirs.length, median: medianWithout },
                },
              ];
        }),
      };
    });
}
