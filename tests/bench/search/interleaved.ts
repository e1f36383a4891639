import type { Ask, PeerAnswer } from '../peers/peer.ts';
import { agrees } from './agreement.ts';
import type { EngineName } from './engine.ts';
import type { EngineProcess } from './engine-process.ts';

/** So many queries one after the other, then it is the next engine's turn: none has the machine's good minutes alone. */
const block = 20;
/** As in the warm loop: two rounds to warm up and five to measure, for those that are done with them in this time, ms. */
const wantedRounds = 7;
const timeLimit = 90_000;
export const warmUps = 2;

export interface Turns {
  /** Milliseconds for each query: the median of its measured rounds. */
  times: ReadonlyMap<EngineName, readonly number[]>;
  /** How many answers were the oracle's. */
  agree: ReadonlyMap<EngineName, number>;
}

/** All engines, in turns. One that ends on the way is left out from there. */
export async function interleaved(
  engines: Map<EngineName, EngineProcess>,
  asks: readonly Ask[],
  ended: (name: EngineName, error: unknown) => void,
): Promise<Turns> {
  const rounds = new Map<EngineName, number[][]>();
  const agree = new Map<EngineName, number>();
  // The oracle goes first: it says which companies are to be counted, and what is true.
  const order = [...engines.keys()].sort((a, b) => Number(b === 'naive') - Number(a === 'naive'));
  const wants = (name: EngineName): number => {
    const [first] = rounds.get(name) ?? [];
    if (!first) return 1;
    const sum = first.reduce((total, ms) => total + ms, 0);
    return Math.max(1, Math.min(wantedRounds, Math.floor(timeLimit / sum)));
  };

  for (let round = 0; round < wantedRounds; round++) {
    const inTurn = order.filter((name) => engines.has(name) && round < wants(name));
    for (const name of inTurn) rounds.set(name, [...(rounds.get(name) ?? []), []]);
    for (let from = 0; from < asks.length; from += block) {
      let truth: readonly PeerAnswer[] | null = null;
      for (const name of inTurn) {
        const engine = engines.get(name);
        if (!engine) continue;
        try {
          const chunk = asks.slice(from, from + block);
          const { times, answers } = await engine.do({ do: 'answer', asks: chunk });
          rounds
            .get(name)
            ?.at(-1)
            ?.push(...times);
          if (round > 0) continue;
          if (name === 'naive') {
            truth = answers;
            for (const [n, ask] of chunk.entries())
              ask.companies = Object.keys(answers[n]?.counts.company ?? {});
          }
          const right = answers.filter((answer, n) => truth?.[n] && agrees(truth[n], answer)).length;
          agree.set(name, (agree.get(name) ?? 0) + right);
        } catch (error) {
          ended(name, error);
          engines.delete(name);
        }
      }
    }
  }
  const times = new Map([...rounds].map(([name, all]) => [name, mediansOf(all, asks.length)]));
  return { times, agree };
}

/** Without the rounds that warmed it up, where there were more than those. */
export function mediansOf(rounds: readonly (readonly number[])[], queries: number): number[] {
  const counted = rounds.length > warmUps ? rounds.slice(warmUps) : rounds.slice(-1);
  return Array.from({ length: queries }, (_, n) => {
    const sorted = counted.map((round) => round[n] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] as number;
  });
}
