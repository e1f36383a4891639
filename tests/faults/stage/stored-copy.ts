import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';
import { tableVariables } from '../invariants/stored-world.ts';

/** All items of all tables, to be put into empty ones: many times faster than the work that has made them. */
export async function copyTables() {
  const copies = await Promise.all(
    tableVariables.map(async (table) => ({ table, items: await itemsOf(table) })),
  );
  return {
    async restore(): Promise<void> {
      await Promise.all(copies.map(({ table, items }) => putItems(table, items)));
    },
  };
}

/** Does the work the first time, and puts its result back every other time. */
export function doneOnce(work: () => Promise<void>): () => Promise<void> {
  let copy: Awaited<ReturnType<typeof copyTables>> | null = null;
  return async () => {
    if (copy) return copy.restore();
    await work();
    copy = await copyTables();
  };
}
