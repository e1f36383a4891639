import type { JobOrigin } from '../import/source.ts';
import { unnamedPlace } from '../import/unnamed.ts';
import { jobTypeLabel, remote } from '../job/job-type.ts';
import { payKinds } from '../job/pay/salary.ts';
import { categoryWithAncestors } from '../search/catalog.ts';
import { byName } from '../search/facets.ts';
import { SkillCounter } from './count-skills.ts';
import { type MarketGroup, type MarketMonth, maxCities, minCounted } from './market-month.ts';
import { daysOf, type MarketRow, newestOfCopies, payFigures, payTalliesOf } from './market-row.ts';

export interface MonthToCount {
  month: string;
  countedAt: Date;
  sources: readonly JobOrigin[];
  /** Open at this moment, newest first. */
  open: readonly MarketRow[];
  /** Closed in the month, as far as their closing says something, newest first. */
  closed: readonly MarketRow[];
  /** Null where it was not counted. */
  before: MarketMonth | null;
}

const about =
  'Открытые вакансии на день подсчёта; копии одной вакансии считаются один раз. Зарплаты — рубли в месяц, от каждой вакансии одно число, середина вилки; «на руки» (net), «до вычета налогов» (gross) и без указания (unsaid) считаются порознь. Где вакансий меньше 20, вместо числа стоит null. Категория включает подкатегории; null вместо категории, уровня или города значит «все»; город — место, как его называет источник, иногда регион. open и closed — сколько дней: у open — от открытия до дня подсчёта, у closed — от открытия до закрытия тех, что закрылись в этом месяце (closingsCountedAt — когда их досчитали, если месяц уже прошёл); n — сколько вакансий. Групп, где меньше 20 и открытых, и закрывшихся, здесь нет; городов — не больше 30, навыков у группы — не больше 30 самых частых. У навыка n — сколько вакансий его называют, before — сколько называли месяц назад, pay — зарплаты тех, что его называют (naming), и остальных (others).';

type GroupKey = Pick<MarketGroup, 'category' | 'level' | 'city'>;

/** Rows of a group, copies among them. */
interface Group extends GroupKey {
  open: MarketRow[];
  closed: MarketRow[];
}

/** The figures of a month (docs/rules.md#market-month). */
export function countMonth({ month, countedAt, sources, open, closed, before }: MonthToCount): MarketMonth {
  const groups = groupsOf({ open, closed }, citiesOf(open))
    .values()
    .map((group) => ({ ...group, open: newestOfCopies(group.open), closed: newestOfCopies(group.closed) }))
    .toArray();
  const skills = new SkillCounter();
  return {
    version: 1,
    month,
    countedAt: countedAt.toISOString(),
    about,
    sources: [...sources],
    groups: groups
      .map(figuresOf)
      .filter((group, at) => at === 0 || group.vacancies >= minCounted || group.closed.n >= minCounted),
    skills: groups.flatMap(({ category, level, city, open: rows }) => {
      if (city !== null || rows.length < minCounted) return [];
      const previous = before?.skills.find(
        (skillGroup) => skillGroup.category === category && skillGroup.level === level,
      );
      return skills.count({ category, level, rows, before: previous });
    }),
  };
}

/**
 * The figures of a month that is over, with all that has closed in it; nothing else can be counted afterwards
 * (docs/rules.md#market-month).
 */
export function withClosings(
  figures: MarketMonth,
  closed: readonly MarketRow[],
  countedAt: Date,
): MarketMonth {
  const cities = new Set(figures.groups.flatMap(({ city }) => city ?? []));
  const groups = groupsOf({ open: [], closed }, cities);
  return {
    ...figures,
    closingsCountedAt: countedAt.toISOString(),
    about,
    groups: figures.groups.map((group) => ({
      ...group,
      closed: daysOf(newestOfCopies(groups.get(nameOf(group))?.closed ?? [])),
    })),
  };
}

const isNamedPlace = (location: string): boolean =>
  location !== unnamedPlace && jobTypeLabel(location) !== remote;

/** Those with the most open vacancies, of as many the first of the alphabet. */
function citiesOf(open: readonly MarketRow[]): ReadonlySet<string> {
  const sizes = [...Map.groupBy(open, ({ city }) => city)].map(
    ([city, rows]) => [city, newestOfCopies(rows).length] as const,
  );
  return new Set(
    sizes
      .filter(([city, size]) => size >= minCounted && isNamedPlace(city))
      .sort(([leftCity, n], [rightCity, m]) => m - n || (leftCity < rightCity ? -1 : 1))
      .slice(0, maxCities)
      .map(([city]) => city),
  );
}

const nameOf = ({ category, level, city }: GroupKey): string => JSON.stringify([category, level, city]);

/** Every group that has a row, by its name; the first is everything. */
function groupsOf(
  { open, closed }: Pick<MonthToCount, 'open' | 'closed'>,
  cities: ReadonlySet<string>,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  const groupOf = (key: GroupKey): Group => {
    const name = nameOf(key);
    const group = groups.get(name) ?? { ...key, open: [], closed: [] };
    groups.set(name, group);
    return group;
  };
  /** All that a row stands in; most rows are like others. */
  const known = new Map<string, Group[]>();
  const groupsWith = ({ category, level, city: place }: MarketRow): Group[] => {
    const city = cities.has(place) ? place : null;
    const name = nameOf({ category, level, city });
    const found =
      known.get(name) ??
      [null, ...(category === null ? [] : categoryWithAncestors(category))].flatMap((ofCategory) =>
        [null, level].flatMap((ofLevel) =>
          (city === null ? [null] : [null, city]).map((ofCity) =>
            groupOf({ category: ofCategory, level: ofLevel, city: ofCity }),
          ),
        ),
      );
    known.set(name, found);
    return found;
  };
  groupOf({ category: null, level: null, city: null });
  for (const row of open) for (const group of groupsWith(row)) group.open.push(row);
  for (const row of closed) for (const group of groupsWith(row)) group.closed.push(row);
  return groups;
}

/** Of a group without copies. */
function figuresOf({ open, closed, ...key }: Group): MarketGroup {
  const tallies = payTalliesOf(open);
  const pay = payKinds.map((kind) => [kind, payFigures(tallies, kind)] as const);
  return {
    ...key,
    vacancies: open.length,
    pay: byName(pay.filter(([, { n }]) => n > 0)),
    open: daysOf(open),
    closed: daysOf(closed),
  };
}
