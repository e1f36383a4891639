import { type Level, levels } from '#core/domain/job/level.ts';
import { type PayKind, payKinds } from '#core/domain/job/pay/salary.ts';
import type { MarketGroup, MarketMonth, SkillGroup } from '#core/domain/market/market-month.ts';
import { categories } from '#core/domain/search/catalog.ts';

export const dimensions = ['level', 'city', 'category'] as const;
/** What a table compares: the other two stay as they were chosen. */
export type Dimension = (typeof dimensions)[number];

/** Null is all. */
export interface Selection {
  category: string | null;
  level: Level | null;
  city: string | null;
  pay: PayKind;
  by: Dimension;
}

/** Those that the month has figures of. */
export const citiesOf = ({ groups }: MarketMonth): string[] =>
  groups.flatMap(({ category, level, city }) => (category === null && level === null ? (city ?? []) : []));

export const groupOf = (
  { groups }: MarketMonth,
  { category, level, city }: Pick<Selection, 'category' | 'level' | 'city'>,
): MarketGroup | undefined =>
  groups.find((group) => group.category === category && group.level === level && group.city === city);

export const skillGroupOf = (
  { skills }: MarketMonth,
  { category, level }: Pick<Selection, 'category' | 'level'>,
): SkillGroup | undefined => skills.find((group) => group.category === category && group.level === level);

/** The kind that most of a group's vacancies name. */
export function usualPay(group: MarketGroup | undefined): PayKind {
  const n = (kind: PayKind) => group?.pay[kind]?.n ?? 0;
  return payKinds.reduce((most, kind) => (n(kind) > n(most) ? kind : most));
}

const knownValue = <Value extends string>(text: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === text) ?? null;

/** What is unknown or malformed in the address is as if it were not there. */
export function selectionIn(address: URLSearchParams, month: MarketMonth): Selection {
  const where = {
    category: knownValue(
      address.get('role'),
      categories.map(({ id }) => id),
    ),
    level: knownValue(address.get('level'), levels),
    city: knownValue(address.get('city'), citiesOf(month)),
  };
  return {
    ...where,
    pay: knownValue(address.get('pay'), payKinds) ?? usualPay(groupOf(month, where) ?? month.groups[0]),
    by: knownValue(address.get('by'), dimensions) ?? 'level',
  };
}

export const categoryName = (id: string): string =>
  categories.find((category) => category.id === id)?.name ?? id;

export interface ComparedGroup {
  name: string;
  /** Undefined where it has too few vacancies to be in the file. */
  group: MarketGroup | undefined;
}

/** The groups beside each other: all levels, but of cities and roles those that have figures, the largest first. */
export function comparedGroups(month: MarketMonth, selection: Selection): ComparedGroup[] {
  const { by } = selection;
  if (by === 'level')
    return levels.map((level) => ({ name: level, group: groupOf(month, { ...selection, level }) }));
  return month.groups
    .filter(
      (group) =>
        group[by] !== null &&
        (by === 'city' || group.city === selection.city) &&
        (by === 'category' || group.category === selection.category) &&
        group.level === selection.level,
    )
    .toSorted((a, b) => b.vacancies - a.vacancies)
    .map((group) => ({
      name: by === 'city' ? (group.city ?? '') : categoryName(group.category ?? ''),
      group,
    }));
}
