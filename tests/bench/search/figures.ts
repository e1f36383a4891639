import { quantile } from '../quantile.ts';
import type { EngineName } from './engine.ts';
import { mediansOf, type Turns } from './interleaved.ts';

/** Milliseconds; of ours when it is warm and alone, of the peers in turns. */
export interface Figures {
  rows: number;
  engine: EngineName;
  p50: number;
  p95: number;
  p99: number;
  mean: number;
  /** The engine's sum by ours, both in turns. */
  ratio: number;
  agree: number;
  of: number;
  /** Why there are no figures, in Russian. */
  failed: string | null;
}

export interface SizeReport {
  rows: number;
  engines: readonly Figures[];
  /** Milliseconds: R, and process start to first answer. */
  r: number;
  coldMs: number;
  /** Bytes of the process that has answered every query, and above one without vacancies. */
  memory: number;
  bytesPerRow: number;
  /** Of the columns, without the ids. */
  snapshotBytesPerRow: number;
  keysBytesPerRow: number;
  swap: { during: number; quiet: number };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function figuresOf(
  engine: EngineName,
  rows: number,
  { times, agree }: Turns,
  failed: string | null,
  /** Of our engine alone; the first ones warm it up. */
  warmRounds: readonly (readonly number[])[],
): Figures {
  const oursInTurns = times.get('ours') ?? [];
  const inTurns = times.get(engine) ?? [];
  const shownTimes = engine === 'ours' ? mediansOf(warmRounds, oursInTurns.length) : inTurns;
  return {
    rows,
    engine,
    p50: quantile(shownTimes, 0.5),
    p95: quantile(shownTimes, 0.95),
    p99: quantile(shownTimes, 0.99),
    mean: sum(shownTimes) / shownTimes.length,
    ratio: sum(inTurns) / sum(oursInTurns),
    agree: agree.get(engine) ?? 0,
    of: oursInTurns.length,
    failed,
  };
}
