import { categories } from '#core/domain/search/catalog.ts';
import type { Item } from '#tests/support/store/stored-items.ts';
import type { World } from './stored-world.ts';

const kindOf = ({ id }: Item): string => String(id).split('#')[0] ?? '';

/** Of each counter in an account's own item, what it counts. */
const countBySlot: Record<string, (items: readonly Item[], searches: readonly Item[]) => number> = {
  letters: (items) => items.filter((item) => kindOf(item) === 'letter').length,
  documents: (items) =>
    items.filter((item) => kindOf(item) === 'document' && item.expires_at === undefined).length,
  tracked: (items) =>
    items.filter((item) => kindOf(item) === 'application' && item.expires_at === undefined).length,
  tracker_items: (items) => items.filter((item) => ['application', 'mark'].includes(kindOf(item))).length,
  searches: (_, searches) => searches.length,
};

/**
 * Too low, a counter would let in more than may be. A writer that died between it and the item has left it too high by one,
 * until it stands in somebody's way and is counted anew; by more it never may be.
 */
export function accountViolations({ tables }: World, deaths: number): string[] {
  const accounts = tables.USER_ITEMS_TABLE.filter(({ id }) => id === 'account');
  return accounts.flatMap((account) => {
    const items = tables.USER_ITEMS_TABLE.filter(({ user_id }) => user_id === account.user_id);
    const searches = tables.SUBSCRIPTIONS_TABLE.filter(
      ({ id, owner }) => owner === `user#${account.user_id}` && kindOf({ id }) === 'search',
    );
    return Object.entries(countBySlot).flatMap(([slot, count]) => {
      const [stored, actual] = [account[slot], count(items, searches)];
      return typeof stored !== 'number' || (stored >= actual && stored <= actual + deaths)
        ? []
        : [`account of ${account.user_id}: ${slot} says ${stored}, there are ${actual}`];
    });
  });
}

export const countValues = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) if (typeof value === 'string') counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** What the list says to everybody: how many there are, of each category and each company. */
export interface ShownCounts {
  readonly total: number;
  readonly category: Readonly<Record<string, number>>;
  readonly company: Readonly<Record<string, number>>;
}

const parentOf = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
const withParent = (id: unknown) => [id, parentOf.get(String(id))];

/** By the table alone; vacancies here have no copies. */
export function visibleCounts({ tables }: World): ShownCounts {
  const visibleRows = tables.JOBS_TABLE.filter(
    ({ deleted_at, is_open, is_active }) =>
      deleted_at === undefined && is_open === true && is_active === true,
  );
  return {
    total: visibleRows.length,
    category: countValues(visibleRows.flatMap(({ category_id }) => withParent(category_id))),
    company: countValues(visibleRows.map(({ company_id }) => company_id)),
  };
}

/** What a reader answered, against the table: nothing is shown that is not, and nothing kept back. */
export function shownViolations(world: World, counts: ShownCounts): string[] {
  const truth = visibleCounts(world);
  const differing = (name: 'category' | 'company') =>
    Object.keys({ ...truth[name], ...counts[name] })
      .filter((id) => (truth[name][id] ?? 0) !== (counts[name][id] ?? 0))
      .map((id) => `${name} ${id}: shown ${counts[name][id] ?? 0}, in the table ${truth[name][id] ?? 0}`);
  return [
    ...(truth.total === counts.total ? [] : [`shown ${counts.total} vacancies, in the table ${truth.total}`]),
    ...differing('category'),
    ...differing('company'),
  ];
}
