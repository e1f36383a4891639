import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import * as jobs from '#functions/store/jobs.ts';
import { described, vacancy } from '#tests/support/import/hh-world.ts';
import { newExecution } from '#tests/support/import/import-stage.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import type { Confirmed } from '../invariants/confirmed.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { callAll, callOperation } from '../operation-calls.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import type { InjectedAnswer } from '../stage/gate.ts';
import type { Stage } from '../stage/stage.ts';
import type { Answer, ImportStep, OperationCall } from '../stage/tasks.ts';
import { killed, type Worker } from '../stage/workers.ts';

const throttled: InjectedAnswer = {
  status: 400,
  body: JSON.stringify({
    __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
    message: 'slow down',
  }),
};
const disconnected: InjectedAnswer = null;
const broken: InjectedAnswer = {
  status: 500,
  body: JSON.stringify({
    __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
    message: 'internal',
  }),
};

const letter = (id: string): OperationCall => ({
  operation: 'putLetter',
  by: 'anna',
  input: { id, companyName: 'Вектор', position: 'Аналитик', text: `Письмо ${id}` },
});
const search: OperationCall = { operation: 'searchJobs' };

const busy = 'Сервис сейчас не может ответить. Попробуйте ещё раз через несколько секунд.';

const minute = 60_000;
const people = ['anna', 'boris'];
const imported = ['1', '2', '3', '4'];

/** What is under way when the table goes: an import, and e-mails that wait for what it brings. */
async function prepare(stage: Stage): Promise<void> {
  await jobs.put([jobRowWith({ id: 'hh-100', title: 'Повар' })]);
  stage.source.vacancies = imported.map((id) => vacancy(id, '96', { name: `Программист ${id}` }));
  for (const id of imported) stage.source.details.set(id, described);
  await (await stage.workers.undisturbed()).ask('match', undefined);
  const query = { q: 'программист' };
  await callAll(stage, [
    letter('before'),
    ...people.map(
      (by): OperationCall => ({
        ...{ operation: 'putSearch', by },
        input: {
          ...{ searchId: 's1', name: 'Программисты', query, schedule: 'first-import' },
          ...{ tz: 'Europe/Moscow', agreed: emailConsentVersion },
        },
      }),
    ),
  ]);
}

/** Step after step; one that has failed once more with what it was given, as the state machine does. */
async function importThrough(stage: Stage, pause: number) {
  const worker = await stage.workers.worker();
  let step: ImportStep = { start: newExecution() };
  let failures = 0;
  const next = async () => {
    try {
      return await worker.ask('importStep', step);
    } catch {
      failures += 1;
      await sleep(pause);
      return null;
    }
  };
  for (;;) {
    const after = await next();
    if (after === killed) throw new Error('an import ended by itself');
    if (after === null) continue;
    step = after;
    if (!after.state.hasMore) break;
  }
  await worker.end();
  return { failures, hasFailed: 'state' in step && step.state.hasFailed };
}

/** One pass of the matcher and one of the sender; in words, what came of them. */
async function digestPass(worker: Worker): Promise<string> {
  const outcomeOf = async (task: 'match' | 'send', clockSkew: number) => {
    try {
      const answer = await worker.ask(task, undefined, { clockSkew });
      return answer !== killed && answer !== null && typeof answer === 'object' && 'reason' in answer
        ? `${task} ${answer.reason}`
        : `${task} прошёл`;
    } catch (error) {
      return `${task} ${error instanceof Error ? error.message.split(':')[0] : error}`;
    }
  };
  return `${await outcomeOf('match', 5 * minute)}, ${await outcomeOf('send', 10 * minute)}`;
}

const emailCounts = ({ mail }: Stage) =>
  people.map((person) => mail.emails.filter(({ to }) => to === `${person}@example.ru`).length);

/**
 * The table answers so for a while. Meanwhile somebody saves letter after letter, and somebody looks at a list that is in
 * memory, which is answered until its function wants to know whether it is still so; an import goes on, and e-mails are due.
 * Each save that was answered with 200 is there afterwards, and each other one can be repeated; the import comes to its end,
 * and everybody has one e-mail.
 */
async function storeUnavailable(stage: Stage, answerWith: InjectedAnswer, seconds: number): Promise<Outcome> {
  await prepare(stage);
  const [worker, digests] = [await stage.workers.worker(), await stage.workers.worker()];
  await callOperation(worker, search);
  const pause = seconds > 60 ? 5000 : 100;
  const [saves, looks, passes] = [sightings(), sightings(), sightings()];
  const importing = importThrough(stage, pause);
  let refused = 0;
  stage.gate.rule(({ service }) => {
    if (service !== 'AWS_ENDPOINT_URL_DYNAMODB') return {};
    refused += 1;
    return { answerWith };
  });
  const until = performance.now() + seconds * 1000;
  const lost: string[] = [];
  const failed: string[] = [];
  const saved = ['before'];
  const isBusy = ({ status, headers, body }: Answer) =>
    status === 503 && body.error.message === busy && headers?.['retry-after'] === '2';
  for (let n = 0; performance.now() < until; n++) {
    const save = await callOperation(worker, letter(`away-${n}`));
    saves.answer(save);
    (save.status === 200 ? saved : failed).push(`away-${n}`);
    if (!isBusy(save)) lost.push(`who saved saw ${save.status} «${save.body.error?.message}»`);
    const look = await callOperation(worker, search);
    looks.answer(look);
    if (look.status === 200 ? look.body.total !== 1 : !isBusy(look))
      lost.push(`who looked saw ${look.status} ${JSON.stringify(look.body).slice(0, 200)}`);
    passes.note(await digestPass(digests));
    // An account has room for 300 letters.
    await sleep(pause);
  }
  assert(failed.length > 0);
  if (stage.mail.emails.length > 0) lost.push(`${stage.mail.emails.length} e-mails while the table was away`);
  stage.gate.rule();
  // What was not saved is sent again.
  for (const id of failed) {
    const { status } = await callOperation(worker, letter(id));
    saves.note(`повтор ${status}`);
    if (status !== 200) lost.push(`${id}: ${status} once the table is back`);
  }
  const { failures, hasFailed } = await importing;
  if (failures === 0 || hasFailed)
    lost.push(`the import had ${failures} steps that failed, and ended ${hasFailed}`);
  passes.note(await digestPass(digests));
  const emails = emailCounts(stage);
  if (emails.some((count) => count !== 1)) lost.push(`e-mails ${emails}`);
  // By the clock of a reader, which looks every two seconds.
  stage.workers.clock.ahead += 4000;
  const { body } = await callOperation(worker, search);
  if (body.total !== imported.length + 1) lost.push(`the list has ${body.total} once the table is back`);
  for (const one of [worker, digests]) await one.end();
  const confirmed: Confirmed[] = [
    ...[...saved, ...failed].map((id) => ({
      table: 'USER_ITEMS_TABLE' as const,
      is: { user_id: 'anna', letter_id: id, text: `Письмо ${id}` },
    })),
    ...imported.map((id) => ({ table: 'JOBS_TABLE' as const, is: { id: `hh-${id}`, is_open: true } })),
  ];
  return {
    breaks: refused,
    saw: `сохранение: ${saves.text()}; список: ${looks.text()}; шагов импорта отвергнуто ${failures}, потом он дошёл до конца; рассылка: ${passes.text()}; писем ${emails.join(' и ')}`,
    lost: [...lost, ...violationsOf(await stage.world(), { confirmed })],
  };
}

export const storeFaults: readonly Scenario[] = [
  {
    name: 'store-throttled',
    breaks: 'DynamoDB отвечает «слишком часто» 10 секунд',
    run: (stage) => storeUnavailable(stage, throttled, 10),
  },
  {
    name: 'store-broken',
    breaks: 'DynamoDB отвечает 500 десять секунд',
    run: (stage) => storeUnavailable(stage, broken, 10),
  },
  {
    name: 'store-away',
    breaks: 'DynamoDB рвёт соединения 10 секунд',
    run: (stage) => storeUnavailable(stage, disconnected, 10),
  },
  {
    name: 'store-throttled-long',
    breaks: 'DynamoDB отвечает «слишком часто» 5 минут: настоящих, часы не подменены',
    run: (stage) => storeUnavailable(stage, throttled, 300),
  },
  {
    name: 'store-away-long',
    breaks: 'DynamoDB рвёт соединения 5 минут: настоящих, часы не подменены',
    run: (stage) => storeUnavailable(stage, disconnected, 300),
  },
];
