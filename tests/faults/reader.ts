import assert from 'node:assert/strict';
import { indexVersionHeader } from '#functions/runtime/index-version.ts';
import { type ShownCounts, shownViolations, visibleCounts } from './invariants/counts.ts';
import type { World } from './invariants/stored-world.ts';
import type { Stage } from './stage/stage.ts';
import { killed } from './stage/workers.ts';

/** Milliseconds after which a reader is done with what it has begun with, and looks by the number of the version alone. */
const timeToSettle = 15_000;
/** Milliseconds within which a change is seen (docs/rules.md#limit-fresh). */
const fresh = 4000;

/**
 * A function that answers searches, and has read all there is a while ago, by the clock of all workers; `clockSkew` is by how
 * many milliseconds its own is off.
 */
export async function startReader(stage: Stage, clockSkew = 0) {
  const worker = await stage.workers.worker();
  /** As the last answer has named it (docs/rules.md#api-index-version). */
  let snapshot: string | null = null;
  const search = async (input: Record<string, unknown>) => {
    const answer = await worker.ask('call', { operation: 'searchJobs', input }, { clockSkew });
    if (answer === killed) throw new Error('a reader ended by itself');
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    snapshot = /;snapshot="([^"]+)"/u.exec(String(answer.headers?.[indexVersionHeader]))?.[1] ?? null;
    return answer.body;
  };
  const { clock } = stage.workers;
  await search({});
  clock.ahead += timeToSettle;
  await search({});
  async function look(world: World): Promise<string[]> {
    clock.ahead += fresh;
    const { total, counts } = await search({});
    const company: Record<string, number> = {};
    for (const id of Object.keys(visibleCounts(world).company))
      company[id] = (await search({ company: id })).total;
    const shown: ShownCounts = { total, company, category: counts.category };
    return shownViolations(world, shown);
  }
  return {
    /** Where nobody asks it any more. */
    end: () => worker.end(),
    /** From which snapshot it answers; null where it has read the table. */
    snapshot: () => snapshot,
    /** Four seconds later, of what everybody is shown what is not so by the tables. */
    look,
    /** As `look`, and the last. */
    async differencesFrom(world: World): Promise<string[]> {
      const differences = await look(world);
      await worker.end();
      return differences;
    },
  };
}
