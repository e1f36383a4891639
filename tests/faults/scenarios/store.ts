import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as jobs from '#functions/store/jobs.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { callAll, callOperation } from '../operation-calls.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import type { InjectedAnswer } from '../stage/gate.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationCall } from '../stage/tasks.ts';

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

/**
 * The table answers so for a while. Meanwhile somebody saves letter after letter, and somebody looks at a list that is in
 * memory; each save that was answered with 200 is there afterwards, and each other one can be repeated.
 */
async function storeUnavailable(stage: Stage, answerWith: InjectedAnswer, seconds: number): Promise<Outcome> {
  await jobs.put([jobRowWith({ id: 'hh-1' })]);
  await callAll(stage, [letter('before')]);
  const worker = await stage.workers.worker();
  await callOperation(worker, search);
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
  for (let n = 0; performance.now() < until; n++) {
    const { status, headers, body } = await callOperation(worker, letter(`away-${n}`));
    if (status === 200) saved.push(`away-${n}`);
    else failed.push(`away-${n}`);
    if (status !== 503 || body.error.message !== busy || headers?.['retry-after'] !== '2')
      lost.push(`the person saw ${status} «${body.error?.message}»`);
    // An account has room for 300 letters.
    await sleep(seconds > 60 ? 5000 : 100);
  }
  assert(failed.length > 0);
  stage.gate.rule();
  // What was not saved is sent again.
  for (const id of failed) {
    const { status } = await callOperation(worker, letter(id));
    if (status !== 200) lost.push(`${id}: ${status} once the table is back`);
  }
  if ((await callOperation(worker, search)).body.total !== 1) lost.push('the list is not what it was');
  await worker.end();
  const confirmed = [...saved, ...failed].map((id) => ({
    table: 'USER_ITEMS_TABLE' as const,
    is: { user_id: 'anna', letter_id: id, text: `Письмо ${id}` },
  }));
  return {
    breaks: refused,
    saw: `503 «${busy}», повтор: 200`,
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
    name: 'store-away-long',
    breaks: 'DynamoDB рвёт соединения 5 минут: настоящих, часы не подменены',
    run: (stage) => storeUnavailable(stage, disconnected, 300),
  },
];
