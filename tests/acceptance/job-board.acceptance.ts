import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getCatalog } from '#core/contract/catalog.ts';
import type { ShownRun } from '#core/contract/imports.ts';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { sourceId } from '#core/domain/import/source.ts';
import { pageSize } from '#core/domain/search/listing.ts';
import { grantAdmin, newAccount } from './account.ts';
import { get, importsSeenBy, runImport } from './deployed.ts';

async function search(query = '') {
  const { status, body } = await get(`/api/jobs?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return searchJobs.response.parse(body);
}

/** MiniStack looks at its schedules every ten seconds; two sources take some more. */
const scheduled = { timeout: 300_000, interval: 1000 };

let admin: string;
let first: ShownRun[];
beforeAll(async () => {
  const { email, tokens } = await newAccount('operator');
  await grantAdmin(email);
  admin = tokens.access;
  first = await vi.waitFor(async () => {
    const { runs } = await importsSeenBy(admin);
    const group = runs.findLast(({ startedBy }) => startedBy.id === 'schedule')?.group;
    const started = runs.filter((run) => run.group === group);
    expect(started.map(({ source }) => source).sort()).toEqual(sourceId.options.toSorted());
    for (const { status } of started) expect(status).not.toBe('running');
    return started;
  }, scheduled);
  // An index in memory asks for what changed every two seconds at most.
  await vi.waitFor(async () => expect((await search()).total).toBeGreaterThan(0), 10_000);
}, scheduled.timeout + 20_000);

describe('the import', () => {
  test('is started by the schedule, reads source after source and brings vacancies', () => {
    for (const run of first) {
      expect(run).toMatchObject({ status: 'succeeded', reason: null, categoriesLeft: 0 });
      const { found, new: fresh, updated, unchanged, skipped } = run.counts;
      expect(found).toBe(fresh + updated + unchanged + skipped);
      expect(fresh, run.source).toBeGreaterThan(0);
      expect(Object.values(run.jobsByCategory).some((count) => count > 0)).toBe(true);
    }
  });

  test('run by hand, it finds nothing new', { timeout: 300_000 }, async () => {
    const again = await runImport(admin);
    expect(again.map(({ source, status, counts }) => [source, status, counts.new]).sort()).toEqual([
      ['hh', 'succeeded', 0],
      ['trudvsem', 'succeeded', 0],
    ]);
    const totals = (runs: ShownRun[]) => runs.map(({ source, counts }) => [source, counts.found]).sort();
    expect(totals(again)).toEqual(totals(first));
  });
});

describe('search', () => {
  test('answers pages of twenty, newest first', async () => {
    const firstPage = await search();
    expect(firstPage.jobs).toHaveLength(Math.min(pageSize, firstPage.total));
    expect(firstPage.pages).toBe(Math.ceil(firstPage.total / pageSize));
    const times = firstPage.jobs.map((job) => Date.parse(job.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const two = await search('page=2');
    expect(two.jobs.map(({ id }) => id)).not.toContain(firstPage.jobs[0]?.id);
  });

  test('finds as many as each count promised', async () => {
    const { counts } = await search();
    for (const group of ['type', 'level', 'location'] as const)
      for (const [value, count] of Object.entries(counts[group]).slice(0, 5))
        expect((await search(new URLSearchParams({ [group]: value }).toString())).total, value).toBe(count);
    expect((await search('ai=true')).total).toBe(counts.aiJobs);
  });

  test('takes repeated values', async () => {
    const { counts } = await search();
    const { total } = await search('level=Senior&level=Junior');
    expect(total).toBe((counts.level.Senior ?? 0) + (counts.level.Junior ?? 0));
  });

  test('finds a vacancy by its title and sorts by salary', async () => {
    const [job] = (await search()).jobs;
    const found = await search(new URLSearchParams({ q: job?.title.toUpperCase() ?? '' }).toString());
    expect(found.jobs.map(({ id }) => id)).toContain(job?.id);
    const best = (await search('sort=salary-desc')).jobs.map(({ salary }) => salary?.max ?? 0);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
  });
});

describe('one vacancy', () => {
  test('comes with its description', async () => {
    const [job] = (await search()).jobs;
    const { status, body } = await get(`/api/jobs/${encodeURIComponent(job?.id ?? '')}`);
    expect(status).toBe(200);
    const answer = getJob.response.parse(body);
    expect(answer.job).toEqual(job);
    expect(answer.description).toMatch(/<\w/);
  });

  test.each(['nobody', '%00', '%D0%AF', 'hh-0'])('%s is not there', async (id) => {
    const { status, body } = await get(`/api/jobs/${id}`);
    expect(status).toBe(404);
    expect(body.error.code).toBe('not_found');
  });
});

test('the catalog lists what the vacancies have', async () => {
  const { status, body } = await get('/api/catalog');
  expect(status).toBe(200);
  const { categories, companies, industries, locations } = getCatalog.response.parse(body);
  for (const list of [categories, companies, industries, locations]) expect(list.length).toBeGreaterThan(0);
  const [company] = companies;
  const found = await get(`/api/catalog?${new URLSearchParams({ companySearch: company?.name ?? '' })}`);
  expect(found.body.companies).toContainEqual(company);
});

async function refused(query: string): Promise<void> {
  const { status, type, body } = await get(`/api/jobs?${query}`);
  expect(status).toBe(400);
  expect(type).toContain('json');
  expect(body.error.code).toBe('invalid_request');
}

describe('bad input', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'sort=best',
    'level=Boss',
    'tz=Mars/Base',
    'from=yesterday',
    'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z',
  ])('%s is refused in JSON', refused);

  test.each([201, 4000])('a text of %i characters is refused in JSON', (length) =>
    refused(`q=${'a'.repeat(length)}`),
  );

  test.each([
    'page=1000000000',
    'page=1&page=2',
    'nobody=knows',
    'q=%00',
    'q=%F0%9F%9A%80',
    'q=%3Cscript%3E',
    'q=',
  ])('%s has an answer', async (query) => {
    await search(query);
  });
});
