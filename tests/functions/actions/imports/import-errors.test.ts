import { describe, expect, it } from 'vitest';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { Replay } from '#tests/support/http/http-replay.ts';
import { described, hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { batch, begin, runImport } from '#tests/support/import/import-stage.ts';

const { world, secrets, requests } = hhWorld();

const countsOf = async (runId: string) => (await importRuns.get(runId)).counts;

describe('a source that refuses', () => {
  const errorReply = (type: string, value?: string): Replay => ({
    status: 403,
    body: { errors: [{ type, value }] },
  });

  it.each([
    ['forbids', errorReply('forbidden'), /запретил доступ/u],
    ['revokes the token', errorReply('oauth', 'token_revoked'), /отозван/u],
    ['wants a captcha', errorReply('captcha_required'), /я не робот/u],
    ['blocks at the edge', { status: 403, body: '<html>', headers: { server: 'ddos-guard' } }, /DDoS-Guard/u],
    ['is busy', { status: 429, body: '' }, /обращаться реже.*нажмите «Продолжить» позже/u],
    ['is down', { status: 500, body: '<h1>' }, /ответ 500/u],
    ['sends a page', { body: '<html>' }, /страницу сайта/u],
    ['sends nothing', { body: '' }, /пустой ответ/u],
    ['cuts its answer', { body: '{"items":[' }, /оборванный/u],
  ])('%s: the run says so in Russian and keeps what it has', async (_, replay, reason) => {
    world.vacancies = [vacancy('1', '96'), vacancy('2', '146')];
    world.broken = ({ query }) => (query.get('professional_role') === '146' ? replay : undefined);
    const ended = await runImport();
    expect(ended.reason).toMatch(reason);
    const run = await importRuns.get(ended.runId);
    expect(run).toMatchObject({ status: 'failed', reason: ended.reason, counts: { found: 1, new: 1 } });
    expect(run.finished_at).not.toBeNull();
    expect((await jobs.get('hh-1')).title).toBe('Программист');
  });

  it('refuses before anything is read when the token is wrong or missing', async () => {
    world.broken = () => errorReply('oauth', 'bad_authorization');
    expect((await runImport()).reason).toMatch(/не принимает токен/u);
    for (const [secretText, reason] of [
      [null, /не настроен/u],
      ['', /не настроен/u],
      ['{}', /не настроен/u],
      ['not json secret-token', /нельзя прочитать/u],
    ] as const) {
      secrets().state.current = secretText;
      requests().length = 0;
      const ended = await runImport();
      expect(ended.reason).toMatch(reason);
      expect(ended.reason).not.toContain('secret-token');
      expect(requests()).toEqual([]);
    }
  });

  it('to list anything: what stood open stays so, and the run says what it has met', async () => {
    expect((await importRuns.get((await runImport()).runId)).notices).toEqual([]);
    world.vacancies = [vacancy('1', '96')];
    await runImport();
    world.vacancies = [];
    const { runId, reason } = await runImport();
    const { status, notices } = await importRuns.get(runId);
    expect([status, reason]).toEqual(['succeeded', null]);
    expect(notices).toEqual([expect.stringMatching(/hh\.ru не показал ни одной вакансии.*открыто 1/u)]);
    expect((await jobs.get('hh-1')).is_open).toBe(true);
  });

  it('of details alone: the next run says of all of them that they were read', async () => {
    world.vacancies = ['1', '2', '3', '4'].map((id) => vacancy(id, '96'));
    world.broken = ({ path }) => (/^\/vacancies\/./u.test(path) ? { status: 500, body: {} } : undefined);
    expect((await runImport()).reason).toMatch(/ответ 500/u);
    world.broken = () => undefined;
    // Named once more, since it is another by now, it waits already.
    world.vacancies = world.vacancies.map((item) => ({ ...item, name: 'Ведущий программист' }));
    const { runId, reason } = await runImport();
    const { details_queued, details_done } = await importRuns.get(runId);
    expect([reason, details_done]).toEqual([null, details_queued]);
  });

  it('is waited for as it asks, and goes on', async () => {
    world.vacancies = [vacancy('1', '96')];
    let busy = 2;
    world.broken = ({ path }) =>
      path === '/vacancies' && busy-- > 0
        ? { status: 429, body: '', headers: { 'retry-after': '1' } }
        : undefined;
    const start = Date.now();
    const { runId, reason } = await runImport();
    expect(reason).toBeNull();
    expect(Date.now() - start).toBeGreaterThanOrEqual(1990);
    expect(await importRuns.get(runId)).toMatchObject({ waits: 0, wait_until: null, counts: { new: 1 } });
  });

  it('is left alone by a batch whose time is too short; the next one waits on', async () => {
    let busy = true;
    world.broken = ({ path }) =>
      path === '/vacancies' && busy ? { status: 429, body: '', headers: { 'retry-after': '60' } } : undefined;
    const started = await begin();
    const runId = started.state.runId as string;
    expect((await batch(started, 500)).state.hasMore).toBe(true);
    expect((await importRuns.get(runId)).units_left).toHaveLength(11);
    const before = requests().length;
    expect((await batch(started, 500)).state.hasMore).toBe(true);
    expect(requests().length).toBe(before);
    expect(await importRuns.get(runId)).toMatchObject({ status: 'running', waits: 1 });
    busy = false;
    await importRuns.put({ ...(await importRuns.get(runId)), wait_until: new Date().toISOString() });
    await batch(started, 10_000);
    expect((await importRuns.get(runId)).units_left).toHaveLength(8);
  });

  it('leaves one vacancy without a detail that it cannot give', async () => {
    world.vacancies = ['1', '2', '3', '4'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    world.broken = ({ path }) => (/\/vacancies\/[24]$/u.test(path) ? { status: 500, body: '' } : undefined);
    const { reason } = await runImport();
    expect(reason).toBeNull();
    expect(await descriptions.find('hh-3')).not.toBeNull();
    expect(await descriptions.find('hh-2')).toBeNull();
    // The source lists it as before; the next run asks for it all the same.
    world.broken = () => undefined;
    expect((await runImport()).reason).toBeNull();
    expect(await descriptions.find('hh-2')).not.toBeNull();
    expect(await descriptions.find('hh-4')).not.toBeNull();
  });

  it('goes on beside those that no run can read, and gives them up after three', async () => {
    world.vacancies = ['1', '2', '3', '4', '5'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    const asked: string[] = [];
    world.broken = ({ path }) => {
      const id = /^\/vacancies\/(\d)$/u.exec(path)?.[1] ?? '';
      asked.push(...id);
      return '234'.includes(id) && id !== '' ? { body: '{"id":' } : undefined;
    };
    expect((await runImport()).reason).toMatch(/оборванный/u);
    const ended = [await runImport(), await runImport()];
    expect(ended.map(({ reason }) => reason)).toEqual([null, null]);
    expect(await descriptions.find('hh-5')).not.toBeNull();
    const [second, third] = await Promise.all(ended.map(({ runId }) => importRuns.get(runId)));
    expect(second?.notices).toEqual([]);
    expect(third?.notices).toEqual([expect.stringMatching(/осталась без описания.*3\u00a0раза/u)]);
    asked.length = 0;
    expect((await runImport()).reason).toBeNull();
    expect(asked).toEqual([]);
  });

  it('gives nothing up while the source can read nothing', async () => {
    world.vacancies = ['1', '2', '3', '4', '5'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    world.broken = ({ path }) => (/^\/vacancies\/./u.test(path) ? { body: '{"id":' } : undefined);
    for (let run = 0; run < 5; run++) expect((await runImport()).reason).toMatch(/оборванный/u);
    world.broken = () => undefined;
    expect((await runImport()).reason).toBeNull();
    for (const { id } of world.vacancies) expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
  });

  it('fails the run when details break one after another; the next run reads them', async () => {
    world.vacancies = ['1', '2', '3', '4', '5'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    world.broken = ({ path }) => (/\/vacancies\/[2-5]$/u.test(path) ? { status: 500, body: '' } : undefined);
    const ended = await runImport();
    expect(ended.reason).toMatch(/ответ 500/u);
    expect(await descriptions.find('hh-1')).not.toBeNull();
    world.broken = () => undefined;
    const { runId, reason } = await runImport();
    expect(reason).toBeNull();
    expect(await countsOf(runId)).toMatchObject({ new: 0, unchanged: 5 });
    for (const { id } of world.vacancies) expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
  });
});
