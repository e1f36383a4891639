import assert from 'node:assert/strict';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import type { Item } from '#tests/support/store/stored-items.ts';
import { addMatchingVacancy, emailCounts, minute, people, runTasks } from '../digest-tasks.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { startReader } from '../reader.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationCall } from '../stage/tasks.ts';
import { killed, type Worker } from '../stage/workers.ts';

const day = 24 * 60 * minute;
const skews = [2, -2].map((hours) => ({ hours, clockSkew: hours * 60 * minute }));

function listVacancies(stage: Stage, names: Readonly<Record<string, string>>): void {
  const vacancies = Object.entries(names).map(([id, name]) => vacancy(id, '96', { name }));
  stage.source.vacancies = vacancies;
  for (const { id, name } of vacancies) stage.source.details.set(String(id), { ...described, name });
}

async function press(
  worker: Worker,
  call: OperationCall,
  clockSkew: number,
): Promise<Record<string, unknown>> {
  const answer = await worker.ask('call', call, { clockSkew });
  assert(answer !== killed, `${call.operation}: the process ended`);
  assert.equal(answer.status, 200, `${call.operation}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A whole import that succeeds. */
async function runImport(importer: Worker, clockSkew: number): Promise<void> {
  const runs = await importer.ask('imports', undefined, { clockSkew });
  assert(runs !== killed, 'an import ended by itself');
  for (const run of runs) assert.equal(run.status, 'succeeded', JSON.stringify(run));
}

/** E-mails, a letter that is kept and an erasure: half of the functions have another clock. */
async function newsSkewed(stage: Stage, clockSkew: number): Promise<string[]> {
  const lost: string[] = [];
  await addMatchingVacancy(stage);
  await runTasks(stage, [
    ['match', 5 * minute],
    ['send', 10 * minute, clockSkew],
    ['send', 15 * minute],
    ['match', 20 * minute, clockSkew],
  ]);
  // What comes after a search by another clock is found by the next, and so is what another clock has brought.
  listVacancies(stage, { 2: 'ML-разработчик' });
  stage.workers.clock.ahead = 30 * minute;
  const importer = await stage.workers.worker();
  await runImport(importer, clockSkew);
  await importer.end();
  await runTasks(stage, [['match', 40 * minute]]);
  const { SENT_TABLE } = (await stage.world()).tables;
  for (const person of people)
    if (
      !SENT_TABLE.some(({ owner, entry }) => owner === `user#${person}` && /^found#.*2/u.test(String(entry)))
    )
      lost.push(`what is new is not found for ${person}`);
  await runTasks(stage, [
    ['send', 75 * minute],
    ['send', 140 * minute],
  ]);
  const went = emailCounts(stage);
  if (went.some((count) => count !== 1)) lost.push(`e-mails ${went}`);

  const worker = await stage.workers.worker();
  const letter = { id: 'hh-1', companyName: 'Вектор', position: 'Аналитик', text: `Письмо при ${clockSkew}` };
  await press(worker, { operation: 'putLetter', by: 'anna', input: letter }, clockSkew);
  const { isDone } = await press(worker, { operation: 'deleteMe', by: 'anna' }, 0);
  if (isDone !== true) lost.push('an account is not erased');
  await worker.end();
  const afterErasure = { erased: [{ id: 'anna', texts: ['anna@example.ru', letter.text] }] };
  return [...lost, ...violationsOf(await stage.world(), afterErasure)];
}

/** Asked of functions whose clock is off, there. */
const ordersOfNews = 4;

/** By id; what is missing among them is a fifth of the source's at most, else an administrator would be asked. */
const listed = { 1: 'Программист', 2: 'Разработчик', 3: 'Инженер', 4: 'Тестировщик', 5: 'Архитектор' };

type Role = 'writer' | 'publisher' | 'reader';
const roles: readonly Role[] = ['writer', 'publisher', 'reader'];

/** A vacancy that is hidden, one that an import closes and a snapshot, where who does one of it has another clock. */
async function changesSkewed(stage: Stage, skewed: Role, clockSkew: number) {
  const lost: string[] = [];
  let orders = 0;
  const skewOf = (role: Role): number => {
    if (role !== skewed) return 0;
    orders += 1;
    return clockSkew;
  };
  const [writer, importer, publisher] = [
    await stage.workers.worker(),
    await stage.workers.worker(),
    await stage.workers.worker(),
  ];
  const readers: Awaited<ReturnType<typeof startReader>>[] = [];
  const startLooking = async () => void readers.push(await startReader(stage, skewOf('reader')));
  async function check(step: string, isDone: (jobs: readonly Item[]) => boolean) {
    const world = await stage.world();
    assert(isDone(world.tables.JOBS_TABLE), `${step}: nothing was done`);
    const wrong = violationsOf(world);
    for (const reader of readers) {
      skewOf('reader');
      wrong.push(...(await reader.look(world)));
    }
    lost.push(...wrong.map((what) => `${step}: ${what}`));
  }
  const hide = async (jobId: string) => {
    const input = { jobId, isActive: false };
    await press(writer, { operation: 'setJobActive', by: 'boss', input }, skewOf('writer'));
    await check(`${jobId} is hidden`, (jobs) => jobs.some(({ id, is_active }) => id === jobId && !is_active));
  };
  const publish = async (skew: number) => {
    const result = await publisher.ask('publish', { moreThan: 0 }, { clockSkew: skew });
    assert(result !== killed, 'a publisher ended by itself');
    if (result.published === null) lost.push('no snapshot is published');
    await check('a snapshot is published', () => true);
  };

  listVacancies(stage, { ...listed, 6: 'Аналитик' });
  await runImport(importer, 0);
  // In the crawl of the next day it is not, and in the third it is asked for.
  stage.workers.clock.ahead += day;
  listVacancies(stage, listed);
  await runImport(importer, 0);
  stage.source.details.set('6', { ...vacancy('6', '96'), archived: true });
  stage.workers.clock.ahead += day;
  await publish(skewOf('publisher'));
  await startLooking();
  await hide('hh-1');
  await runImport(importer, skewOf('writer'));
  await check('an import closes', (jobs) => jobs.some(({ id, is_open }) => id === 'hh-6' && !is_open));
  await publish(skewOf('publisher'));
  await startLooking();
  await hide('hh-2');
  // By a clock that is right, after one that was not.
  await publish(0);
  await startLooking();
  await hide('hh-3');
  for (const ended of [writer, importer, publisher, ...readers]) await ended.end();
  return { lost, orders };
}

async function clocksSkewed(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  let breaks = 0;
  for (const { hours, clockSkew } of skews) {
    const name = `a clock off by ${hours} hours`;
    await stage.reset();
    lost.push(...(await newsSkewed(stage, clockSkew)).map((what) => `${name}: ${what}`));
    breaks += ordersOfNews;
    for (const role of roles) {
      await stage.reset();
      const changes = await changesSkewed(stage, role, clockSkew);
      lost.push(...changes.lost.map((what) => `${name}, of the ${role}: ${what}`));
      breaks += changes.orders;
    }
  }
  return { breaks, saw: '200; письмо пришло один раз; скрытое и закрытое пропало за 4 секунды', lost };
}

export const clockFaults: readonly Scenario[] = [
  {
    name: 'clock',
    breaks: 'часы вперёд и назад на два часа: кто пишет, кто делает снимок, кто отвечает, кто шлёт письма',
    run: clocksSkewed,
  },
];
