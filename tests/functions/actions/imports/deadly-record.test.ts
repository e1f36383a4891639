import { type ChildProcess, fork } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { batch, begin, type Execution, runImport } from '#tests/support/import/import-stage.ts';

const { world } = hhWorld();
const crashWord = 'смертельное слово';

let child: ChildProcess | undefined;
// A test has sources and tables of its own, which its environment names.
afterEach(() => {
  child?.kill();
  child = undefined;
});

const startChild = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const started = fork('tests/support/import/dying-batch.ts', [crashWord], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('message', () => resolve(started)).once('error', reject);
  });

/** One batch in another process, which dies where it reads the deadly word; the state, or null where it has died. */
async function dyingBatch({ execution, state }: Execution): Promise<Execution | null> {
  const worker = child ?? (await startChild());
  child = worker;
  return new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null) => {
      child = undefined;
      if (signal === 'SIGKILL') resolve(null);
      else reject(new Error(`the batch ended with code ${code}`));
    };
    worker.once('exit', ended).once('message', (after: Execution['state']) => {
      worker.off('exit', ended);
      resolve({ execution, state: after });
    });
    worker.send({ execution, state });
  });
}

/** Batch after batch, each tried again after a death, as the state machine does; and how often it has died. */
async function runToEnd(from: Execution): Promise<{ last: Execution; deaths: number }> {
  let [last, deaths] = [from, 0];
  while (last.state.hasMore && deaths < 20) {
    const next = await dyingBatch(last);
    if (next === null) deaths += 1;
    last = next ?? last;
  }
  return { last, deaths };
}

const some = (details: Record<string, object> = {}) =>
  ['1', '2', '3', '4', '5'].map((id) => vacancy(id, '96', { name: `Программист ${id}`, ...details[id] }));

describe('a vacancy that ends the process which reads it', () => {
  it('costs three tries of a run, and then itself alone', async () => {
    world.vacancies = some({ 3: { name: `Программист, ${crashWord}` } });
    const { last, deaths } = await runToEnd(await begin());
    expect(deaths).toBe(3);
    const run = await importRuns.get(last.state.runId as string);
    expect(run).toMatchObject({
      status: 'succeeded',
      counts: { found: 5, new: 4, updated: 0, unchanged: 0, skipped: 1 },
    });
    expect(await importRuns.listSkips(run.id)).toEqual([
      { id: '3', title: `Программист, ${crashWord}`, reason: 'разбор вакансии обрывал импорт' },
    ]);
    const rows = await jobs.findMany(world.vacancies.map(({ id }) => `hh-${id}`));
    expect(rows.map(({ id }) => id).sort()).toEqual(['hh-1', 'hh-2', 'hh-4', 'hh-5']);
    // The next run tries it anew.
    expect((await runToEnd(await begin())).deaths).toBe(3);
  }, 120_000);

  it('two on a page cost five tries, and then themselves', async () => {
    world.vacancies = some({ 2: { name: crashWord }, 5: { name: `Программист ${crashWord}` } });
    const { last, deaths } = await runToEnd(await begin());
    expect(deaths).toBe(5);
    const { counts } = await importRuns.get(last.state.runId as string);
    expect(counts).toMatchObject({ found: 5, new: 3, skipped: 2 });
  }, 120_000);

  it('by its description, is there without it, and the run says so', async () => {
    world.vacancies = some();
    for (const { id } of world.vacancies)
      world.details.set(id, { description: `<p>Описание ${id === '4' ? crashWord : id}</p>` });
    const { last, deaths } = await runToEnd(await begin());
    expect(deaths).toBe(3);
    const run = await importRuns.get(last.state.runId as string);
    expect(run).toMatchObject({ status: 'succeeded', counts: { new: 5, skipped: 0 }, details_done: 5 });
    expect(run.notices).toEqual([
      'Вакансия «Программист 4» осталась без описания: его разбор обрывал импорт.',
    ]);
    const found = await Promise.all(['3', '4', '5'].map((id) => descriptions.find(`hh-${id}`)));
    expect(found).toEqual(['<p>Описание 3</p>', null, '<p>Описание 5</p>']);
  }, 120_000);

  it('stays open where it is asked for by id, and whatever else is asked for is asked', async () => {
    world.vacancies = some();
    await runImport();
    world.vacancies = some().filter(({ id }) => id !== '2' && id !== '4');
    await runImport(undefined, { crawl: 'full' });
    const archived = (id: string, description: string) => ({
      ...vacancy(id, '96'),
      archived: true,
      description,
    });
    world.details.set('2', archived('2', crashWord)).set('4', archived('4', 'Описание'));
    const { last, deaths } = await runToEnd(await begin({ crawl: 'full' }));
    expect(deaths).toBe(3);
    const run = await importRuns.get(last.state.runId as string);
    expect(run).toMatchObject({ status: 'succeeded', liveness: { checked: 2, gone: 1 } });
    expect(await jobs.find('hh-2')).toMatchObject({ is_open: true });
  }, 120_000);
});

it('a page that is read without a death costs one note, and not one a record', async () => {
  world.vacancies = some();
  let now = await begin();
  now = await batch(now);
  const crashNote = await importRuns.findCrashNote(now.state.runId as string);
  expect(crashNote).toMatchObject({ record: null, suspects: [], deadly: [] });
});
