import assert from 'node:assert/strict';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import { newExecution } from '#tests/support/import/import-stage.ts';
import { killAtEachWrite } from '../kills.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
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

async function killImport(stage: Stage) {
  const { restart, resume } = machine();
  const { kills, lost } = await killAtEachWrite<ImportStep>(stage, 'import', {
    // Ten days ago four; now one has changed, one has gone for good, one is new.
    async prepare() {
      listVacancies(stage, ['1', '2', '3', '4']);
      restart();
      await resume(await stage.workers.undisturbed());
      listVacancies(stage, ['1', '2', '3', '5'], {
        2: { name: 'Ведущий программист', description: '<p>Другой текст</p>' },
      });
      stage.source.details.set('4', { ...vacancy('4', '96'), archived: true });
      restart();
    },
    run: resume,
    repeat: resume,
    expectAnswer(last) {
      assert('state' in last && !last.state.hasFailed, JSON.stringify(last));
    },
    isShown: true,
  });
  return { breaks: kills, saw: 'список отвечает 200, импорт доходит до конца', lost };
}

async function killPublisher(stage: Stage) {
  const { kills, lost } = await killAtEachWrite(stage, 'publish', {
    async prepare() {
      listVacancies(stage, ['1', '2', '3', '4']);
      const { restart, resume } = machine();
      restart();
      await resume(await stage.workers.undisturbed());
    },
    // Of a process that has no index yet: another one's is of vacancies that are no more.
    run: (worker) => worker.ask('publish', { moreThan: 0 }),
    async repeat() {
      const fresh = await stage.workers.worker();
      const answer = await fresh.ask('publish', { moreThan: 0 });
      await fresh.end();
      return answer;
    },
    expectAnswer() {},
    // Named by when it was made; files of one that nobody has named go with the next but one.
    mayLeave: /^FILES: /u,
    isShown: true,
  });
  return { breaks: kills, saw: 'список отвечает 200', lost };
}

export const killImports: readonly Scenario[] = [
  {
    name: 'kill-import',
    breaks: 'kill -9 вокруг каждой записи импорта: новая, изменённая и закрытая вакансии',
    run: killImport,
  },
  { name: 'kill-publish', breaks: 'kill -9 вокруг каждой записи снимка индекса', run: killPublisher },
];
