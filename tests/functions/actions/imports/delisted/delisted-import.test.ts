import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import {
  batch,
  begin,
  pointAtSource,
  runImports,
  startSecrets,
  startStepFunctions,
} from '#tests/support/import/import-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { type HhReply, startHhStandIn } from '../../../../../infra/local/hh/stand-in.ts';
import { trudvsemDemo } from '../../../../../infra/local/trudvsem/demo-feed.ts';
import { startTrudvsemStandIn } from '../../../../../infra/local/trudvsem/stand-in.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let servers: { close(): Promise<void> }[] = [];
let standIn: { close(): Promise<void> } | undefined;
let requestedIds: string[] = [];
beforeAll(async () => {
  dynamodb = await startDynamodb();
  servers = [await startSecrets('{"accessToken":"token"}'), await startStepFunctions()];
});
afterAll(() => Promise.all([dynamodb.close(), ...servers.map((server) => server.close())]));
beforeEach(emptyTables);
afterEach(() => standIn?.close());

const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();

/** Ten vacancies in hh.ru's format. */
const hhVacancies = Array.from({ length: 10 }, (_, n) => ({
  id: String(n),
  name: 'Программист',
  professional_roles: [{ id: '96' }],
  area: { id: '1', name: 'Москва' },
  employer: { id: '10', name: 'Вектор' },
  published_at: threeDaysAgo,
  description: '<p>Пишем на Go</p>',
  key_skills: [{ name: 'Go' }],
}));

/** Lists those whose number is in `listed`; by id it has those, and the archived. */
async function hhWith(
  listed: readonly number[],
  archived: readonly number[] = [],
  fault?: (role: string) => HhReply | undefined,
) {
  await standIn?.close();
  requestedIds = [];
  const vacancies = listed.flatMap((n) => hhVacancies[n] ?? []);
  const details = new Map<string, { id: string; archived?: boolean }>(
    vacancies.map((vacancy) => [vacancy.id, vacancy]),
  );
  for (const n of archived) details.set(String(n), { ...hhVacancies[n], archived: true, id: String(n) });
  const started = await startHhStandIn({
    answers: { vacancies, details, employers: new Map(), brokenFiles: [] },
    token: 'token',
    fault: ({ path, query }) => {
      const [, noun, id] = path.split('/');
      if (noun === 'vacancies' && id !== undefined) requestedIds.push(id);
      return noun === 'vacancies' ? fault?.(query.get('professional_role') ?? '') : undefined;
    },
  });
  standIn = started;
  pointAtSource(started.url);
}

const trudvsemVacancies = trudvsemDemo(new Date())
  .slice(0, 12)
  .map((vacancy) => ({ ...vacancy, 'creation-date': threeDaysAgo.slice(0, 10) }));

async function trudvsemWith(isListed: (n: number) => boolean) {
  await standIn?.close();
  requestedIds = [];
  const started = await startTrudvsemStandIn({
    vacancies: trudvsemVacancies.filter((_, n) => isListed(n)),
    fault: ({ path }) => {
      const [, , noun, , id] = path.split('/');
      if (noun === 'vacancy' && id !== undefined) requestedIds.push(id);
      return undefined;
    },
  });
  standIn = started;
  Object.assign(process.env, {
    IMPORT_SOURCES: 'trudvsem',
    TRUDVSEM_API_URL: started.url,
    TRUDVSEM_REQUESTS_PER_SECOND: '0',
    TRUDVSEM_USER_AGENT: 'Prizvanie/1.0 (api@prizvanie.test)',
  });
}

async function imported(crawl: 'full' | 'incremental' = 'full', source: SourceId = 'hh'): Promise<ImportRun> {
  const { runs } = await runImports({ sources: [source], crawl });
  return runs[0] as ImportRun;
}
const all = Array.from({ length: 10 }, (_, n) => n);
const without = (...delisted: number[]) => all.filter((n) => !delisted.includes(n));
const isOpen = async (id: string) => (await jobs.get(id)).is_open;

describe('a vacancy that its source no longer lists', () => {
  it('is asked for after the second full crawl without it; listed again later it is open again', async () => {
    await hhWith(all);
    expect((await imported()).liveness.phase).toBe('passed');

    await hhWith(without(1, 2), [2]);
    expect((await imported()).liveness).toMatchObject({ phase: 'passed', open: 10 });
    expect(requestedIds).toEqual([]);
    expect((await imported('incremental')).liveness).toMatchObject({ phase: 'passed', open: 0 });
    expect(requestedIds).toEqual([]);

    const run = await imported();
    expect(run).toMatchObject({ status: 'succeeded', counts: { unchanged: 8 } });
    expect(run.liveness).toMatchObject({ phase: 'done', queued: 2, checked: 2, gone: 2, open: 10 });
    expect(requestedIds.sort()).toEqual(['1', '2']);
    expect([await isOpen('hh-0'), await isOpen('hh-1'), await isOpen('hh-2')]).toEqual([true, false, false]);

    await hhWith(all);
    expect(await imported()).toMatchObject({ counts: { new: 0, updated: 0, unchanged: 10 } });
    expect([await isOpen('hh-1'), await isOpen('hh-2')]).toEqual([true, true]);
  });

  it('is gone from «Работа России» where the portal answers `results: {}`; listed again later it is open again', async () => {
    await trudvsemWith(() => true);
    const first = await imported('full', 'trudvsem');
    expect(first).toMatchObject({ reason: null, counts: { skipped: 0 } });
    const missing = trudvsemVacancies[1]?.id ?? '';
    await trudvsemWith((n) => n !== 1);
    await imported('full', 'trudvsem');
    const { liveness } = await imported('full', 'trudvsem');
    expect(liveness).toMatchObject({ phase: 'done', checked: 1, gone: 1, open: first.counts.new });
    expect(requestedIds).toEqual([missing]);
    expect(await isOpen(`trudvsem-${missing}`)).toBe(false);

    await trudvsemWith(() => true);
    await imported('full', 'trudvsem');
    expect(await isOpen(`trudvsem-${missing}`)).toBe(true);
  });

  it('is left alone by a full crawl that fails, which is none of the two', async () => {
    await hhWith(all);
    await imported();
    await hhWith(without(1), [], () => ({ status: 500, body: '' }));
    expect(await imported()).toMatchObject({ status: 'failed', liveness: { phase: 'pending' } });
    await hhWith(without(1));
    expect((await imported()).liveness.phase).toBe('passed');
    expect(await isOpen('hh-1')).toBe(true);
  });

  it('is left alone by a full crawl that could not read all, which is none of the two', async () => {
    await hhWith(all);
    const first = await imported();
    const strangers = JSON.stringify({ items: [{ ...hhVacancies[0], id: '99' }], found: 1, pages: 1 });
    await hhWith(without(1), [], (role) => (role === '146' ? { status: 200, body: strangers } : undefined));
    for (const _ of [1, 2])
      expect(await imported()).toMatchObject({
        status: 'succeeded',
        is_partial: true,
        liveness: { phase: 'passed' },
      });
    // Nor would anybody be told that all was read.
    expect(await importRuns.findSource('hh')).toMatchObject({
      last_full_at: first.finished_at,
      last_full_runs: [first.id],
    });
    expect(requestedIds).toEqual([]);
  });

  it('is hidden by the run that goes on after a kill in the middle of the questions', async () => {
    await hhWith(all);
    await imported();
    await hhWith(without(1));
    await imported();
    let now = await begin();
    const liveness = async () => (await importRuns.get(now.state.runId as string)).liveness;
    while ((await liveness()).phase === 'pending') now = await batch(now, 1);
    expect(await liveness()).toMatchObject({ phase: 'checking', checked: 0, queued: 1 });
    // Nobody goes on with that execution; the next start takes the run over.
    const { runs } = await runImports({ sources: ['hh'] });
    expect(runs).toMatchObject([{ id: now.state.runId, resumed: 1, liveness: { phase: 'done', gone: 1 } }]);
    expect(await isOpen('hh-1')).toBe(false);
  });
});
