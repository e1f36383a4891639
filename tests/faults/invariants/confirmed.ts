import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#tests/support/store/stored-items.ts';
import type { TableName, World } from './stored-world.ts';

/** A write that was answered with success: so it stands in one item, and in no other. */
export interface Confirmed {
  readonly table: TableName;
  /** Columns that tell it, and their values. */
  readonly is: Item;
  /** @default 1, and 0 of what was deleted */
  readonly times?: 0 | 1;
}

const holds = (item: Item, is: Item): boolean =>
  Object.entries(is).every(([name, value]) => isDeepStrictEqual(item[name], value));

export const confirmedViolations = ({ tables }: World, confirmed: readonly Confirmed[]): string[] =>
  confirmed.flatMap(({ table, is, times = 1 }) => {
    const count = tables[table].filter((item) => holds(item, is)).length;
    if (count === times) return [];
    const what = `${table} ${JSON.stringify(is).slice(0, 120)}`;
    if (times === 0) return [`deleted, and still there: ${what}`];
    return [count === 0 ? `lost: ${what}` : `there ${count} times: ${what}`];
  });
