import { describe, expect, it } from 'vitest';
import { stateOf } from '#functions/actions/imports/source-state.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { described, hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { begin, runImport, runImports } from '#tests/support/import/import-stage.ts';

const { world, requests } = hhWorld();

describe('an incremental crawl', () => {
  const from = () =>
    requests()
      .filter(({ path }) => path === '/vacancies')
      .map(({ query }) => query.get('date_from'));

  it('is a full one as long as nothing has succeeded', async () => {
    const { runs } = await runImports({ crawl: 'incremental' });
    expect(runs[0]).toMatchObject({ crawl: 'full', since: null });
  });

  it.each([
    ['incremental', 'incremental'],
    ['incremental', 'full'],
    ['full', 'full'],
    ['full', 'incremental'],
  ] as const)('that was cut off, %s, is gone on with by a start that is to be %s', async (crawl, next) => {
    if (crawl === 'incremental') await runImports();
    const cut = await begin({ crawl });
    const after = await begin({ crawl: next });
    const isClosed = crawl === 'incremental' && next === 'full';
    const [first, second] = await Promise.all(
      [cut, after].map(({ state }) => importRuns.get(state.runId as string)),
    );
    expect(first).toMatchObject(
      isClosed
        ? { crawl, status: 'failed', execution: after.execution, finished_at: expect.any(String) }
        : { crawl, status: 'running', execution: after.execution, resumed: 1 },
    );
    expect(second?.crawl).toBe(isClosed ? 'full' : crawl);
    expect(second?.id === first?.id).toBe(!isClosed);
  });

  it('reads from an hour before the last success on, and only a success moves that', async () => {
    const [first] = (await runImports()).runs;
    const watermark = first?.started_at as string;
    world.broken = ({ path }) =>
      path === '/vacancies' ? { status: 403, body: { errors: [{ type: 'forbidden' }] } } : undefined;
    await runImports({ crawl: 'incremental' });
    expect(await importRuns.findSource('hh')).toMatchObject({ watermark, last_full_runs: [first?.id] });

    world.broken = () => undefined;
    requests().length = 0;
    const [second] = (await runImports({ crawl: 'incremental' })).runs;
    const since = new Date(Date.parse(watermark) - 3_600_000).toISOString();
    expect(second).toMatchObject({ crawl: 'incremental', since, status: 'succeeded' });
    expect(new Set(from().map((date) => Date.parse(date ?? '')))).toEqual(
      new Set([Math.floor(Date.parse(since) / 1000) * 1000]),
    );
    expect(await importRuns.findSource('hh')).toMatchObject({
      watermark: second?.started_at,
      last_success_at: second?.finished_at,
      last_full_at: first?.finished_at,
      last_full_runs: [first?.id],
    });
  });
});

it('when a source was first tried stays with it, however many runs fail after that', async () => {
  world.broken = () => ({ status: 403, body: { errors: [{ type: 'forbidden' }] } });
  const [first] = (await runImports()).runs;
  await importRuns.putSource({ ...(await stateOf('hh')), rests_until: null });
  const [second] = (await runImports()).runs;
  expect([first?.status, second?.status]).toEqual(['failed', 'failed']);
  expect(await stateOf('hh')).toMatchObject({ last_full_at: null, first_tried_at: first?.started_at });
});

describe('what an older mapping has stored', () => {
  it('is written anew by full crawls until one has read all, and no detail is asked for again', async () => {
    world.vacancies = [vacancy('1', '96'), vacancy('2', '96')];
    const [first] = (await runImports()).runs;
    const ids = ['hh-1', 'hh-2'];
    const locations = async () => new Set((await jobs.findMany(ids)).map(({ location }) => location));
    const fresh = await locations();
    for (const [id, version] of [
      ['hh-1', '0-'],
      ['hh-2', ''], // of the time before versions
    ] as const)
      await jobs.change(id, (row) => ({
        ...row,
        location: 'stale',
        content_hash: row.content_hash.replace(/^\d+-/u, version),
      }));
    const state = await importRuns.findSource('hh');
    if (state) await importRuns.putSource({ ...state, mapping_version: 0 });
    requests().length = 0;

    world.broken = () => ({ status: 403, body: { errors: [{ type: 'forbidden' }] } });
    const [failed] = (await runImports({ crawl: 'incremental' })).runs;
    expect(failed).toMatchObject({ crawl: 'full', status: 'failed' });
    world.broken = () => undefined;
    await importRuns.putSource({ ...(await stateOf('hh')), rests_until: null });
    const [second] = (await runImports({ crawl: 'incremental' })).runs;
    expect(second).toMatchObject({ crawl: 'full', since: null, status: 'succeeded' });
    expect(second?.counts).toMatchObject({ updated: 2, unchanged: 0 });
    expect(await locations()).toEqual(fresh);
    expect(requests().filter(({ path }) => /^\/vacancies\/\d/u.test(path))).toEqual([]);

    const [last] = (await runImports({ crawl: 'incremental' })).runs;
    expect(last).toMatchObject({ crawl: 'incremental' });
    expect((await stateOf('hh')).mapping_version).toBe(first?.mapping_version);
  });
});

describe('a run that is gone on with by order', () => {
  it.each([
    ['failed', [], ['trudvsem']],
    ['stopped', [], ['trudvsem', 'hh']],
    // A start that has its own list goes by that.
    ['failed', ['hh'], ['trudvsem', 'hh']],
  ] as const)('%s, with %j behind it: reads %j', async (status, sources, expected) => {
    process.env.TRUDVSEM_API_URL = '';
    const { state, execution } = await begin({ sources: ['trudvsem', 'hh'] });
    const run = await importRuns.get(state.runId as string);
    await importRuns.put({ ...run, status });
    await importRuns.releaseLease(execution);
    const order = { resume: run.id, ...(sources.length > 0 && { sources: [...sources] }) };
    expect((await runImports(order)).runs.map(({ source }) => source).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('that has succeeded is not read again: what was behind it is', async () => {
    const [done] = (await runImports()).runs;
    requests().length = 0;
    const { state } = await begin({ resume: done?.id as string, sources: ['hh', 'trudvsem'] });
    expect(state).toMatchObject({ runId: null, sources: ['trudvsem'], hasMore: false, hasFailed: false });
    expect(await importRuns.get(done?.id as string)).toEqual(done);
  });
});

describe('a source that is closed or down', () => {
  it.each([
    ['DDoS-Guard', { status: 403, body: '<html>', headers: { server: 'ddos-guard' } }, /DDoS-Guard/u, 30],
    ['451', { status: 451, body: '' }, /ответ 451/u, 30],
    ['5xx for long', { status: 503, body: '' }, /ответ 503/u, 10],
  ])(
    '%s: is left alone for a while, and a start says so without asking',
    async (_, reply, reason, minutes) => {
      delete process.env.SOURCE_REST_SECONDS;
      world.vacancies = [vacancy('1', '96')];
      world.details.set('1', described);
      world.broken = ({ path }) => (path === '/vacancies' ? reply : undefined);
      expect((await runImport()).reason).toMatch(reason);
      const state = await importRuns.findSource('hh');
      const cooldownMs = Date.parse(state?.rests_until ?? '') - Date.now();
      expect(cooldownMs / 60_000).toBeGreaterThan(minutes - 1);
      expect(cooldownMs / 60_000).toBeLessThanOrEqual(minutes);

      world.broken = () => undefined;
      requests().length = 0;
      const { runs, hasFailed } = await runImports();
      expect(hasFailed).toBe(true);
      expect(runs[0]?.reason).toMatch(reason);
      expect(runs[0]?.reason).toMatch(/Следующая попытка — после \d\d:\d\d \(МСК\)\.$/u);
      expect(requests()).toEqual([]);

      if (state) await importRuns.putSource({ ...state, rests_until: new Date().toISOString() });
      const { reason: none } = await runImport();
      expect(none).toBeNull();
      expect(await importRuns.findSource('hh')).toMatchObject({ rests_until: null, rest_reason: null });
    },
    20_000,
  );

  it.each<[what: string, reply: { status: number; body: string | object }]>([
    [
      'a refused token: it may be mended at once',
      { status: 403, body: { errors: [{ type: 'oauth', value: 'token_revoked' }] } },
    ],
    ['«too often»: the source is not down', { status: 429, body: '' }],
  ])('no reason to rest is %s', async (_, reply) => {
    delete process.env.SOURCE_REST_SECONDS;
    world.broken = () => reply;
    expect((await importRuns.get((await runImport()).runId)).status).toBe('failed');
    expect((await importRuns.findSource('hh'))?.rests_until ?? null).toBeNull();
  });
});
