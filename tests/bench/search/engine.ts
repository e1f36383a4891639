import { JobIndex } from '#functions/search/job-index.ts';
import { prepare } from '#functions/search/snapshot/snapshot.ts';
import { madeNow } from '../made/made-now.ts';
import { madeRows } from '../made/made-rows.ts';
import { readIndex } from '../peers/ours.ts';
import type { Ask, Peer, PeerAnswer } from '../peers/peer.ts';
import { rawSum } from './raw-sum.ts';
import { swapPause } from './swap-pause.ts';

/** Behind the name: how an engine is built. Only the one that is asked for is loaded. */
const builders = {
  naive: async () => (await import('../peers/naive.ts')).naive,
  minisearch: async () => (await import('../peers/minisearch.ts')).minisearch,
  itemsjs: async () => (await import('../peers/itemsjs.ts')).itemsJs,
  sqlite: async () => (await import('../peers/sqlite.ts')).sqlite,
  postgres: async () => (await import('../peers/postgres.ts')).postgres,
};

export type PeerName = keyof typeof builders;
export type EngineName = PeerName | 'ours';

export type Order =
  | { do: 'answer'; asks: Ask[] }
  | { do: 'warm'; asks: Ask[]; rounds: number }
  | { do: 'swap'; asks: Ask[]; times: number };

export interface Done {
  /** Milliseconds, in the order of the asks. */
  answer: { times: number[]; answers: PeerAnswer[] };
  /** Milliseconds, a list for each round; `raw` is R. */
  warm: { rounds: number[][]; raw: number };
  swap: Awaited<ReturnType<typeof swapPause>>;
}

async function engineOf(name: EngineName, count: number, folder: string): Promise<[Peer, JobIndex | null]> {
  if (name === 'ours') {
    const index = await readIndex(folder);
    return [{ answer: ({ query, now }) => index.search(query, now) }, index];
  }
  const build = await builders[name]();
  return [await build(madeRows(count), madeNow), null];
}

/** One engine in a process of its own: `<name> <rows> <folder>`. It takes orders from the process that started it. */
const [name = '', rows = '', folder = ''] = process.argv.slice(2);
const count = Number(rows);
const [engine, ours] = await engineOf(name as EngineName, count, folder);
globalThis.gc?.();

async function timed(ask: Ask): Promise<[number, PeerAnswer]> {
  const started = performance.now();
  const answering = engine.answer(ask);
  const answer = answering instanceof Promise ? await answering : answering;
  return [performance.now() - started, answer];
}

async function answerAll(asks: readonly Ask[]): Promise<Done['answer']> {
  const times: number[] = [];
  const answers: PeerAnswer[] = [];
  for (const ask of asks) {
    const [ms, answer] = await timed(ask);
    times.push(ms);
    answers.push(answer);
  }
  return { times, answers };
}

/** R is measured between the rounds: what slows one of them down slows the other, too. */
async function warmLoop(asks: readonly Ask[], rounds: number): Promise<Done['warm']> {
  const raw = rawSum(count);
  const all: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    all.push((await answerAll(asks)).times);
    raw.measure();
  }
  return { rounds: all, raw: raw.median() };
}

function carryOut(order: Order): Promise<Done[keyof Done]> {
  if (order.do === 'answer') return answerAll(order.asks);
  if (order.do === 'warm') return warmLoop(order.asks, order.rounds);
  return swapPause(ours ?? JobIndex.of([]), readPrepared, order.asks, order.times);
}

/** As the loader does behind the readers' backs. */
async function readPrepared(): Promise<JobIndex> {
  const index = await readIndex(folder);
  await prepare(index);
  return index;
}

process.on('message', async (order: Order | 'close') => {
  if (order === 'close') {
    await engine.close?.();
    process.disconnect();
  } else process.send?.(await carryOut(order));
});
process.send?.('ready');
