import { describe, expect, test } from 'vitest';
import { JobIndex } from '#functions/search/job-index.ts';
import { madeNow } from './made/made-now.ts';
import { madeQueries } from './made/made-queries.ts';
import { madeRows } from './made/made-rows.ts';
import { naive } from './peers/naive.ts';
import type { Ask, BuildPeer, PeerAnswer } from './peers/peer.ts';
import { postgres } from './peers/postgres.ts';
import { sqlite } from './peers/sqlite.ts';
import { agrees } from './search/agreement.ts';

const rows = madeRows(500);
const queries = madeQueries(rows, madeNow);
const oracle = await naive(rows, madeNow);
const truths: PeerAnswer[] = [];
for (const query of queries) truths.push(await oracle.answer({ query, now: madeNow, companies: [] }));

/** How many answers of the two hundred are the oracle's. */
async function agreeing(build: BuildPeer): Promise<number> {
  const peer = await build(rows, madeNow);
  let count = 0;
  for (const [n, query] of queries.entries()) {
    const truth = truths[n] as PeerAnswer;
    const ask: Ask = { query, now: madeNow, companies: Object.keys(truth.counts.company) };
    if (agrees(truth, await peer.answer(ask))) count++;
  }
  await peer.close?.();
  return count;
}

test('the base is the same in every run, and as large as asked for', () => {
  expect(madeRows(500)).toEqual(rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
  expect(queries).toHaveLength(200);
  expect(madeQueries(rows, madeNow)).toEqual(queries);
});

describe('on the made base', () => {
  test('the index gives the whole answer that the oracle gives, to each of the 200 queries', () => {
    const index = JobIndex.of(rows);
    for (const [n, query] of queries.entries()) expect(index.search(query, madeNow)).toEqual(truths[n]);
  });

  const exact = { sqlite, ...(process.env.PGHOST && { postgres }) };
  test.each(Object.entries(exact))('%s agrees as well: the figures compare equal work', async (_, build) => {
    expect(await agreeing(build)).toBe(200);
  });

  test('what disagrees is counted as such', async () => {
    const wrongPeer: BuildPeer = async () => {
      const right = await naive(rows.slice(1), madeNow);
      return { answer: (ask) => right.answer(ask) };
    };
    expect(await agreeing(wrongPeer)).toBeLessThan(200);
  });
});
