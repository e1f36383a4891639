import assert from 'node:assert/strict';
import { importState } from '#functions/actions/imports/steps/import-state.ts';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import { type Execution, newExecution } from '#tests/support/import/import-stage.ts';
import type { Confirmed } from '../invariants/confirmed.ts';
import { killAtEachWrite, tooFewKills } from '../kills.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import { doneOnce } from '../stage/stored-copy.ts';
import type { ImportStep } from '../stage/tasks.ts';
import { killed, type Worker } from '../stage/workers.ts';

const text = (id: string) => `<p>Вакансия ${id}: пишем на <b>Go</b></p>`;

function listVacancies(stage: Stage, ids: readonly string[], details: Record<string, object> = {}): void {
  stage.source.vacancies = ids.map((id) => vacancy(id, '96', { name: `Программист ${id}`, ...details[id] }));
  for (const id of ids) stage.source.details.set(id, { ...described, description: text(id), ...details[id] });
}

/** The state machine: step after step, and one whose process has died once more, with what it was given. */
function machine() {
  let step: ImportStep | null = null;
  return {
    /** Where the next worker begins. */
    restart() {
      step = { start: newExecution() };
    },
    async resume(worker: Worker): Promise<ImportStep | typeof killed> {
      for (;;) {
        assert(step);
        const next = await worker.ask('importStep', step);
        if (next === killed) return killed;
        step = next;
        if (!next.state.hasMore) return next;
      }
    },
  };
}

const vacancyRow = (id: string, is: Confirmed['is']): Confirmed => ({
  table: 'JOBS_TABLE',
  is: { id: `hh-${id}`, ...is },
});
const vacancyText = (id: string, html: string): Confirmed => ({
  table: 'DESCRIPTIONS_TABLE',
  is: { id: `hh-${id}`, html },
});

const changed = { name: 'Ведущий программист', description: '<p>Другой текст</p>' };
/** What the last import has found. */
const imported: readonly Confirmed[] = [
  ...['1', '3', '5'].flatMap((id) => [
    vacancyRow(id, { is_open: true, title: `Программист ${id}` }),
    vacancyText(id, text(id)),
  ]),
  vacancyRow('2', { is_open: true, title: changed.name }),
  vacancyText('2', changed.description),
  vacancyRow('4', { is_open: false }),
];

async function killImport(stage: Stage) {
  const { restart, resume } = machine();
  const importNow = async (ids: readonly string[]) => {
    listVacancies(stage, ids);
    restart();
    await resume(await stage.workers.undisturbed());
  };
  const importTwice = doneOnce(async () => {
    await importNow(['1', '2', '3', '4']);
    await importNow(['1', '2', '3']);
  });
  const { kills, lost } = await killAtEachWrite<ImportStep>(stage, 'import', {
    // Of four, one has not been listed twice and is asked for: it has gone for good. One has changed, one is new.
    async prepare() {
      await importTwice();
      listVacancies(stage, ['1', '2', '3', '5'], { 2: changed });
      stage.source.details.set('4', { ...vacancy('4', '96'), archived: true });
      restart();
    },
    run: resume,
    repeat: resume,
    expectAnswer(last) {
      assert('state' in last && !last.state.hasFailed, JSON.stringify(last));
    },
    expected: () => ({ confirmed: imported }),
    isShown: true,
  });
  lost.push(...tooFewKills('import', kills));
  return { breaks: kills, saw: 'список отвечает 200, импорт доходит до конца', lost };
}

async function killPublisher(stage: Stage) {
  const importOnce = doneOnce(async () => {
    listVacancies(stage, ['1', '2', '3', '4']);
    const { restart, resume } = machine();
    restart();
    await resume(await stage.workers.undisturbed());
  });
  const publishing = await killAtEachWrite(stage, 'publish', {
    prepare: importOnce,
    // Of a process that has no index yet: another one's is of vacancies that are no more.
    run: (worker) => worker.ask('publish', { moreThan: 0 }),
    async repeat() {
      const fresh = await stage.workers.worker();
      const answer = await fresh.ask('publish', { moreThan: 0 });
      await fresh.end();
      return answer;
    },
    expectAnswer() {},
    // A snapshot is made of what stands in the tables, and stays out of them.
    expected: () => ({ confirmed: ['1', '2', '3', '4'].map((id) => vacancyRow(id, { is_open: true })) }),
    // Named by when it was made; files of one that nobody has named go with the next but one.
    mayLeave: /^FILES: too much: /u,
    isShown: true,
  });
  const market = await killAtEachWrite(stage, 'countMarket', {
    prepare: importOnce,
    run: (worker) => worker.ask('countMarket', undefined),
    repeat: (worker) => worker.ask('countMarket', undefined),
    expectAnswer: ({ vacancies }) => assert.equal(vacancies, 4),
    expected: () => ({}),
    async check() {
      const { files } = await stage.world();
      const months = files.filter(({ bucket }) => bucket === 'MARKET_BUCKET');
      return months.length === 1 ? [] : [`${months.length} files of one month`];
    },
  });
  const all = [publishing, market];
  const breaks = all.reduce((sum, { kills }) => sum + kills, 0);
  const lost = [...all.flatMap((found) => found.lost), ...tooFewKills('publish', breaks)];
  return { breaks, saw: 'список отвечает 200', lost };
}

/** A step that has failed: of a run, and of a start that has not come to make one. */
async function killFailure(stage: Stage) {
  let failed: Execution | null = null;
  const record = (worker: Worker) => {
    assert(failed);
    return worker.ask('recordFailure', failed);
  };
  const killRecording = (name: string, prepare: (execution: string) => Promise<Execution>) =>
    killAtEachWrite(stage, name, {
      async prepare() {
        failed = await prepare(newExecution());
      },
      run: record,
      repeat: record,
      expectAnswer: ({ hasFailed, hasMore }) => assert(hasFailed && !hasMore),
      expected: () => ({
        confirmed: [{ table: 'IMPORT_RUNS_TABLE', is: { kind: 'run', status: 'failed' } }],
      }),
    });
  const ofRun = await killRecording('recordFailure', async (start) => {
    listVacancies(stage, ['1']);
    const begun = await (await stage.workers.undisturbed()).ask('importStep', { start });
    assert(begun !== killed);
    return begun;
  });
  const ofStart = await killRecording('recordFailure of a start', async (execution) => ({
    execution,
    state: importState.parse({ startedBy: 'test', crawl: 'full' }),
  }));
  const kills = ofRun.kills + ofStart.kills;
  const lost = [...ofRun.lost, ...ofStart.lost, ...tooFewKills('recordFailure', kills)];
  return { breaks: kills, saw: 'импорт показан как неудавшийся, один раз', lost };
}

export const killImports: readonly Scenario[] = [
  {
    name: 'kill-import',
    breaks: 'kill -9 вокруг каждой записи импорта: новая, изменённая и закрытая вакансии',
    run: killImport,
  },
  {
    name: 'kill-publish',
    breaks: 'kill -9 вокруг каждой записи снимка индекса и цифр рынка',
    run: killPublisher,
  },
  {
    name: 'kill-import-failure',
    breaks: 'kill -9 вокруг каждой записи о неудаче импорта',
    run: killFailure,
  },
];
