import type { JobRow } from '#core/domain/job/job.ts';
import { type DatePreset, dateRange } from '#core/domain/search/date-range.ts';
import type { JobQuery, SearchResult } from '#functions/search/job-index.ts';

/** What every engine is asked. */
export interface Ask {
  query: JobQuery;
  now: Date;
  /** Whose vacancies are to be counted: which companies are offered is our rule, and no peer's task. */
  companies: readonly string[];
}

export type PeerCounts = Omit<SearchResult['counts'], 'date'> & {
  date: Partial<SearchResult['counts']['date']>;
};

/** What a peer answers: a count that is not there is 0. */
export type PeerAnswer = Pick<SearchResult, 'total' | 'ids'> & { counts: PeerCounts };

export interface Peer {
  answer(ask: Ask): PeerAnswer | Promise<PeerAnswer>;
  close?(): Promise<void> | void;
}

/** Builds what the engine asks of; `rows` may be let go afterwards. */
export type BuildPeer = (rows: readonly JobRow[], now: Date) => Peer | Promise<Peer>;

const ranges = new Map<string, Readonly<Record<DatePreset, { from: number; to: number }>>>();

/** The presets' days in ms; worked out once, so that no peer's figures hold our calendar. */
export function rangesAt(now: Date, tz: string): Readonly<Record<DatePreset, { from: number; to: number }>> {
  const key = `${now.getTime()} ${tz}`;
  const range = (preset: DatePreset) => {
    const { from, to } = dateRange(preset, now, tz);
    return { from: Date.parse(from), to: Date.parse(to) };
  };
  const cached = ranges.get(key) ?? { today: range('today'), week: range('week'), month: range('month') };
  ranges.set(key, cached);
  return cached;
}

export const noCounts = (): PeerCounts => ({
  aiJobs: 0,
  directContacts: 0,
  recommended: 0,
  type: {},
  level: {},
  experience: {},
  salary: {},
  category: {},
  company: {},
  location: {},
  industry: {},
  date: {},
});
