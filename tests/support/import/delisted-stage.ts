import { expect } from 'vitest';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { checkDelisted } from '#functions/actions/imports/check-delisted.ts';
import { batchTime } from '#functions/actions/imports/steps/batch-time.ts';
import { hhSource } from '#functions/sources/hh/source.ts';
import { readAtOnce } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { type Replay, startReplay } from '../http/http-replay.ts';
import { jobRowWith } from '../store/job-rows.ts';
import { contextWith } from './import-stage.ts';

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const vacancy = { id: '1', name: 'Программист', professional_roles: [{ id: '96' }] };
/** What hh.ru answers to a question for one vacancy. */
export const answers = {
  shown: { body: vacancy },
  archived: { body: { ...vacancy, archived: true } },
  missing: { status: 404, body: { errors: [{ type: 'not_found' }] } },
  unreadable: { status: 400, body: { errors: [{ type: 'bad_argument', value: 'id' }] } },
  busy: { status: 429, body: '', headers: { 'retry-after': '30' } },
} satisfies Record<string, Replay>;

export const row = (n: number, overrides: Partial<JobRow> = {}) =>
  jobRowWith({ id: `hh-${n}`, external_id: String(n), posted_date: daysAgo(3), ...overrides });
export const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `hh-${from + n}`);

export const time = (milliseconds = 60_000) => batchTime(contextWith(milliseconds));

/** A full crawl that has come to liveness, after one that met the first and itself met the second list. */
export async function putCrawl(
  before: readonly string[] | null,
  now: readonly string[],
  overrides: Partial<ImportRun> = {},
): Promise<ImportRun> {
  const runOf = (id: string, started_at: string): ImportRun => ({
    ...newImportRun({ id, source: 'hh', started_by: 'test', started_at }),
    units_left: [],
    pages: 1,
  });
  if (before) {
    const ended = { status: 'succeeded' as const, finished_at: daysAgo(7) };
    await importRuns.put({ ...runOf('run-1', daysAgo(7)), ...ended });
    await importRuns.putSeen('run-1', 0, before);
  }
  await importRuns.putSource({
    id: 'hh',
    watermark: null,
    last_success_at: null,
    last_full_at: null,
    last_full_runs: before ? ['run-1'] : [],
    rests_until: null,
    rest_reason: null,
  });
  await importRuns.putSeen('run-2', 0, now);
  const run = { ...runOf('run-2', daysAgo(0)), ...overrides };
  await importRuns.put(run);
  return run;
}

export async function openIds(): Promise<string[]> {
  const open: string[] = [];
  for await (const page of jobs.scan())
    open.push(...page.rows.filter((jobRow) => jobRow.is_open).map(({ id }) => id));
  return open.sort();
}

/** An hh.ru that is asked for one vacancy after another: of those that `replies` does not name, that they are shown. */
export async function startStubSource() {
  const replies: Record<string, Replay> = {};
  const server = await startReplay(({ path }) => {
    const id = path.replace('/vacancies/', '');
    const { body, ...reply }: Replay = replies[id] ?? answers.shown;
    // A vacancy is answered as the one that was asked for.
    const isVacancy = typeof body === 'object' && 'id' in body;
    return { ...reply, ...(body !== undefined && { body: isVacancy ? { ...body, id } : body }) };
  });
  const source = hhSource({ url: server.url, token: 'token', userAgent: 'test', requestsPerSecond: 1000 });
  const next = (run: ImportRun, remaining = time()) =>
    checkDelisted(run, source, remaining, () => readAtOnce);

  /** All that is left to do, batch by batch, as the engine does it. */
  async function checkToEnd(run: ImportRun, timeOfBatch = () => time()): Promise<ImportRun> {
    const after = await next(run, timeOfBatch());
    if (after === null) return run;
    expect(await importRuns.get(run.id)).toEqual(after);
    return checkToEnd(after, timeOfBatch);
  }

  return {
    next,
    checkToEnd,
    setReplies(newReplies: Record<string, Replay>) {
      for (const id of Object.keys(replies)) delete replies[id];
      Object.assign(replies, newReplies);
      server.requests.length = 0;
    },
    requestedIds: () => server.requests.map(({ path }) => path.replace('/vacancies/', '')).sort(),
    close: server.close,
  };
}
