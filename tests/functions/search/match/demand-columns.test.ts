import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { askCodesBetween, demandColumnsOf, rowDemand } from '#functions/search/match/demand-columns.ts';
import { indexedJob } from '#functions/search/segment/indexed-job.ts';
import { segmentOf } from '#functions/search/segment/live-segments.ts';
import { jobAt } from '#functions/search/segment/segment-jobs.ts';
import { seekerOfSkills } from '#tests/support/match/seekers.ts';
import { now } from '#tests/support/naive/plain-search.ts';
import { demandAt } from '#tests/support/search/demand-at.ts';
import { grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';

it('columns give back what was put into them, demands among it', () => {
  fc.assert(
    fc.property(arbitraryJobRows(now), (rows) => {
      const closing = (row: JobRow) => (row.is_open ? row : { ...row, closed_at: now.toISOString() });
      const jobs = rows.map(closing).map(indexedJob);
      const segment = segmentOf(jobs);
      const back = jobs.map((_, row) => jobAt(segment, row));
      const byId = Map.groupBy(jobs, ({ id }) => id);
      for (const job of back) expect(job).toEqual(byId.get(job.id)?.[0]);
    }),
  );
});

it('any codes come back, and as any numbers of them', () => {
  const code = fc.oneof(
    fc.string(),
    fc.array(fc.string()).map((all) => all.join('|')),
  );
  fc.assert(
    fc.property(fc.array(fc.array(code, { maxLength: 300 }), { maxLength: 5 }), (lists) => {
      const jobs = lists.map((asks) => ({ demand: { ...rowDemand(null), asks } }));
      const columns = demandColumnsOf(jobs);
      const single = new Map<number, string>();
      let at = 0;
      for (const [row, asks] of lists.entries()) {
        const end = at + (columns.askCounts[row] as number);
        expect(askCodesBetween(columns, at, end, single)).toEqual(asks);
        at = end;
      }
    }),
  );
});

it('what a row demands is what the row itself says, from a snapshot too', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryJobRows(now), arbitraryJobRows(now, 20), async (rows, stale) => {
      const index = await grownIndex(rows, stale, 7);
      for (const row of rows) expect(index.hasSame(row)).toBe(true);
      const segment = segmentOf(rows.map(indexedJob));
      for (const row of rows)
        expect(demandAt({ segment, row: segment.ids.rowOf(row.id) })).toEqual(demandOf(row));
    }),
    { numRuns: 15 },
  );
});

it('a row that demands something else is another one', () => {
  const demand = { version: 1, asks: ['!python'], roles: ['python-dev'], level: null, languages: [] };
  const row = jobRowWith({ demand });
  const index = JobIndex.of([row]);
  const differs = (more: Partial<typeof demand>) =>
    !index.hasSame(jobRowWith({ demand: { ...demand, ...more } }));
  expect(differs({ version: 2 })).toBe(false);
  expect(differs({ asks: ['python'] })).toBe(true);
  expect(differs({ roles: [] })).toBe(true);
  expect(differs({ languages: ['english:B2'] as never[] })).toBe(true);
});

it('a concept of an older lexicon is asked for, and met by nobody', () => {
  const demand = { version: 0, asks: ['!no-longer-known'], roles: ['gone'], level: null, languages: [] };
  const row = jobRowWith({ demand });
  const segment = segmentOf([indexedJob(row)]);
  const seeker = seekerOfSkills(['Python']);
  expect(matchOf(seeker, demandAt({ segment, row: 0 }))).toEqual(matchOf(seeker, demandOf(row)));
});
